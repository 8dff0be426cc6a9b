import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { acoesDe, CICLOS, type Stored } from './ciclo/ciclos.ts'

/** Who evaluates whom, as areas and those who answer for them say — spec 2 §3 consideraRespCorespHierarquia */
let app: TestApp
let admin: Client
let modelo: Stored
const gente: Record<string, number> = {}

const { rows, made } = acoesDe(() => ({ app, admin }))

/** An area with one responsible and one co-responsible, one below it with the same, and five people in that one. */
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  let numero = 893_000
  const talento = async (nome: string, area?: Stored) => {
    numero += 1
    const { id } = await made('/api/gestao-talentos/talentos', {
      ...{ nome: `${nome} da Hierarquia`, cpf: cpf(numero), dataAdmissao: '2024-01-02' },
      ...(area && { areaOrganizacional: { id: area.id } }),
    })
    gente[nome] = id
    return { colaborador: { id } }
  }
  const area = async (nome: string, responsavel: string, corresponsavel: string, mae?: Stored) =>
    made('/api/cargo-salario/areas-organizacionais', {
      ...{ nome, ativo: true, ...(mae && { areaMae: { id: mae.id } }) },
      empresaEResponsaveis: [await talento(responsavel)],
      empresaECoresponsaveis: [await talento(corresponsavel)],
    })
  const mae = await area('Hierarquia', 'Diretora', 'Adjunta')
  const filha = await area('Hierarquia: turno', 'Chefe', 'Subchefe', mae)
  for (const nome of ['Ana', 'Bia', 'Caio', 'Davi', 'Eva']) await talento(nome, filha)
  modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo da hierarquia', tipo: 'D' })
}, 120_000)
afterAll(() => app?.close())

/** Evaluators of a talent by role, after the cycle was filled. */
async function preenche(body: RecordData, avaliados: string[]) {
  const ciclo = await made(CICLOS, {
    ...{ titulo: 'Hierarquia', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0', ...body },
  })
  return { ciclo, quem: await preencheEste(ciclo, avaliados) }
}

async function preencheEste(ciclo: Stored, avaliados: string[]) {
  const answer = await admin.post(`${CICLOS}/${ciclo.id}/participantes/adiciona`, {
    colaboradoresIds: avaliados.map((nome) => gente[nome]),
    ...{ preencheAvaliadosLideres: true, preencheAvaliadosLiderados: true, preencheAvaliadosPares: true },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const pares = await rows<{ avaliado: number; avaliador: number; papel: string }>(
    `select avaliado_id::int as avaliado, avaliador_id::int as avaliador, papel from participante_avaliacao_desempenho
     where empresa_id = 1 and avaliacao_desempenho_id = $1`,
    [ciclo.id],
  )
  const nomeDe = new Map(Object.entries(gente).map(([nome, id]) => [id, nome]))
  return (avaliado: string, papel: string) =>
    pares
      .filter((par) => par.avaliado === gente[avaliado] && par.papel === papel)
      .map(({ avaliador }) => nomeDe.get(avaliador))
      .sort()
}

test('a manager is the first who answers for the area; those who have the same one are peers', async () => {
  const { quem } = await preenche({}, ['Ana', 'Chefe'])
  expect([quem('Ana', 'L'), quem('Ana', 'P')]).toEqual([['Chefe'], ['Bia', 'Caio', 'Davi', 'Eva']])
  expect(quem('Chefe', 'A')).toEqual(['Ana', 'Bia', 'Caio', 'Davi', 'Eva'])
})

test('where the cycle says so also who is co-responsible, and those of the areas above', async () => {
  const { quem } = await preenche({ consideraRespCorespHierarquia: true }, ['Ana', 'Adjunta'])
  expect(quem('Ana', 'L')).toEqual(['Adjunta', 'Chefe', 'Diretora', 'Subchefe'])
  expect(quem('Adjunta', 'A')).toEqual(['Ana', 'Bia', 'Caio', 'Davi', 'Eva'])
  expect(quem('Ana', 'P')).toEqual(['Bia', 'Caio', 'Davi', 'Eva'])
})

test('of peers as many are drawn as the cycle says, and the same again', async () => {
  const { ciclo, quem } = await preenche({ quantidadePares: 2 }, ['Ana', 'Bia'])
  const antes = [quem('Ana', 'P'), quem('Bia', 'P')]
  expect(antes.map((pares) => pares.length)).toEqual([2, 2])
  expect(antes[0]).not.toContain('Ana')
  const depois = await preencheEste(ciclo, ['Ana', 'Bia'])
  expect([depois('Ana', 'P'), depois('Bia', 'P')]).toEqual(antes)
})
