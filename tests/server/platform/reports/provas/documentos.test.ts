import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, forms, linhasDe, type Registro } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** What talents have to have of documents: missing, over, there. */
let c: Cenario
let cnh: Registro
let curso: Registro
const day = (count: number): string => addDays(c.app.today(), count) ?? ''

const envia = async (): Promise<string> => {
  const campo = 'gestao-talentos/talento:documentos.documento'
  const answer = await c.admin.upload(`/api/arquivos?campo=${campo}`, 'cnh.txt', Buffer.from('CNH de prova'))
  return String((answer.json() as RecordData).id)
}
const papel = async (validade: string): Promise<RecordData> => ({
  descricao: 'CNH',
  tipoDocumento: { id: cnh.id },
  exigeValidade: true,
  validade,
  documento: await envia(),
})

beforeAll(async () => {
  c = await cenario()
  const { make } = forms(c.admin)
  cnh = await make('gestao-talentos/tipo-documento', {
    ...{ descricao: 'Prova: CNH', exigeValidade: true, obrigatorio: true },
  })
  curso = await make('gestao-talentos/tipo-documento', {
    ...{ descricao: 'Prova: matrícula no curso', obrigatorio: true, vinculo: 'A' },
  })
  await make('gestao-talentos/tipo-documento', { descricao: 'Prova: foto' })
  await make('gestao-talentos/tipo-documento', { descricao: 'Prova: em desuso', obrigatorio: true, ativo: false })
  const { contrata } = pessoas(c)
  await contrata('Gil Prova', 'D1', [['2024-01-10', 'norte']], { documentos: [await papel(day(-1))] })
  await contrata('Gil Prova', 'D2', [['2024-01-10', 'norte']], {
    documentos: [await papel(day(-1)), await papel(day(0))],
  })
  await contrata(
    'Hugo Prova',
    'D3',
    [
      ['2024-01-10', 'norte'],
      ['2025-06-01', 'sul'],
    ],
    { vinculo: 'A' },
  )
  await contrata('Foi Prova', 'D4', [['2024-01-10', 'norte']], saiuEm('2025-04-30'))
}, 120_000)
afterAll(() => c?.app.close())

const ask = (more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, 'gestao-talentos/documentos-exigidos', {
    ...{ situacao: 'PENDENTES', tiposIds: [cnh.id, curso.id], areasIds: c.areasIds },
    ...more,
  })
/** Of the people of this file. */
const linhas = async (...asked: Parameters<typeof ask>) =>
  celulas(await ask(...asked), 'talento', 'documento', 'situacao', 'validade', 'area').filter(([talento]) =>
    / – D\d$/.test(String(talento)),
  )

test('[REL-gestao-talentos/documentos-exigidos: rows, ties] what is missing or over of whoever works here, by bond; one that was renewed is there, a type that rests asks for nothing', async () => {
  const faltaCnh = ['Hugo Prova – D3', 'Prova: CNH', 'Falta', null, 'Sul']
  const faltaCurso = ['Hugo Prova – D3', 'Prova: matrícula no curso', 'Falta', null, 'Sul']
  const venceu = ['Gil Prova – D1', 'Prova: CNH', 'Vencido', day(-1), 'Norte']
  expect(await linhas()).toEqual([venceu, faltaCnh, faltaCurso])
  expect(await linhas({ situacao: 'VENCIDO' })).toEqual([venceu])
  expect(await linhas({ situacao: 'FALTA' })).toEqual([faltaCnh, faltaCurso])
  const emDia = ['Gil Prova – D2', 'Prova: CNH', 'Em dia', day(0), 'Norte']
  expect(await linhas({ situacao: 'TODOS' })).toEqual([venceu, emDia, faltaCnh, faltaCurso])
})

test('[REL-gestao-talentos/documentos-exigidos: empty] each filter narrows; where nothing is missing nothing is shown', async () => {
  expect(await linhas({ tiposIds: [curso.id] })).toHaveLength(1)
  expect(await linhas({ areasIds: [c.norte.id] })).toHaveLength(1)
  expect(await linhas({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
  expect(await linhas({ tiposIds: [curso.id], areasIds: [c.norte.id] })).toEqual([])
})

test('[REL-gestao-talentos/documentos-exigidos: areas, companies] a manager sees the people who are hers today, another company nobody', async () => {
  expect((await linhas({}, c.gestora)).map(([talento]) => talento)).toEqual(['Gil Prova – D1'])
  expect(await linhas({}, c.outra)).toEqual([])
})
