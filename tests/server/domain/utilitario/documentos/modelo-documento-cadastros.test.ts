import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { type Documents, mensagem, modelo, openDocuments, paragrafos, url } from './documentos.ts'

let on: Documents
beforeAll(async () => {
  on = await openDocuments()
})
afterAll(() => on?.app.close())

const texto: Documents['texto'] = (...asked) => on.texto(...asked)

describe('any register', () => {
  interface Grupo {
    titulo: string
    marcadores: { marcador: string; lista: boolean }[]
    imagens: { marcador: string }[]
    listas: Record<string, { coluna: string; numero: boolean }[]>
    condicoes: Record<string, { comparacao: string; opcoes?: string[] }>
  }
  const grupos = async (entidade: string) =>
    (await on.admin.get(`${url}/marcadores?entidade=${entidade}`)).json() as Grupo[]

  test('templates are about every register that is no child, single record or list of the whole installation, and takes no part by its definition', () => {
    const options = loadModel()
      .entities.get('utilitario/modelo-documento')
      ?.fields.find(({ name }) => name === 'entidade')?.options
    const paths = options?.map(({ value }) => value) ?? []
    for (const path of ['captacao/candidato', 'sst/ambiente', 'desenvolvimento/curso', 'geral/feriado'])
      expect(paths).toContain(path)
    for (const path of [
      'captacao/candidato-idioma',
      'sst/ambiente-historico',
      'utilitario/empresa-configuracao',
      'utilitario/usuario',
      'utilitario/webhook',
    ])
      expect(paths).not.toContain(path)
    expect(options?.find(({ value }) => value === 'gestao-talentos/talento')?.title).toBe('Talentos')
  })

  test('a register nobody wrote code for has templates, and one that may have none is refused', async () => {
    expect(
      mensagem(await on.admin.post(url, modelo({ entidade: 'utilitario/webhook', titulo: 'X', corpo: '<p>X</p>' }))),
    ).toMatchObject({ field: 'entidade', message: 'Impresso a partir de não é uma opção válida' })
    const [ambiente] = (await on.admin.get('/api/sst/ambientes?size=1')).json() as { id: number; nome: string }[]
    const corpo = paragrafos('Ambiente {{ambiente.nome}}', '{{ambiente.historico}}')
    const { id } = await on.cria({ entidade: 'sst/ambiente', titulo: 'Ficha de {{ambiente.nome}}', corpo })
    const answer = await on.imprime(id, [ambiente?.id ?? 0], on.admin)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect((await pagesOf(answer.rawPayload)).join('\n')).toContain(`Ambiente ${ambiente?.nome}`)
  })

  test('everything the editor offers of a register is understood there', async () => {
    const options =
      loadModel()
        .entities.get('utilitario/modelo-documento')
        ?.fields.find(({ name }) => name === 'entidade')?.options ?? []
    expect(options.length).toBeGreaterThan(35)
    for (const { value } of options) {
      const offered = await grupos(String(value))
      const corpo = offered.flatMap(({ marcadores, imagens, listas, condicoes }) => [
        ...marcadores.map(({ marcador }) => `{{${marcador}}}`),
        ...imagens.map(({ marcador }) => `{{${marcador}: 2 cm}}`),
        ...Object.entries(listas).map(([lista, colunas]) => {
          const somadas = colunas.filter(({ numero }) => numero).map(({ coluna }) => coluna)
          return `{{${lista}: ${colunas.map(({ coluna }) => coluna).join(', ')}; ordem -${colunas[0]?.coluna}${
            somadas.length > 0 ? `; soma ${somadas.join(', ')}` : ''
          }}}`
        }),
        ...Object.entries(condicoes).flatMap(([campo, { opcoes = [] }]) =>
          opcoes.slice(0, 2).map((opcao) => `{{se ${campo} = ${opcao}}}x{{fim}}`),
        ),
      ])
      expect(corpo.length, String(value)).toBeGreaterThan(5)
      for (let i = 0; i < corpo.length; i += 500) {
        const answer = await on.admin.post(
          url,
          modelo({ entidade: value, titulo: 'Tudo', corpo: paragrafos(...corpo.slice(i, i + 500)) }),
        )
        expect([value, answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([value, 201, ''])
      }
    }
  }, 60_000)

  test('one reference leads on to the next, as far as the reader may open the record', async () => {
    const offered = (await grupos('captacao/candidato-solicitacao')).flatMap(({ marcadores }) => marcadores)
    expect(offered.map(({ marcador }) => marcador)).toContain('solicitacao.areaOrganizacional.descricaoHierarquia')
    const [row] = (await on.rh.get('/api/captacao/candidato-solicitacoes?size=1')).json() as {
      id: number
      solicitacao: { id: number }
    }[]
    const { areaOrganizacional } = (
      await on.rh.get(`/api/captacao/solicitacoes-pessoal/${row?.solicitacao.id}`)
    ).json() as { areaOrganizacional: { id: number; nome: string } }
    const area = (
      await on.rh.get(`/api/cargo-salario/areas-organizacionais/${areaOrganizacional.id}`)
    ).json() as RecordData
    const mais = {
      entidade: 'captacao/candidato-solicitacao',
      titulo: 'Passo',
      corpo: paragrafos(
        'Área: {{solicitacao.areaOrganizacional.nome}}. Hierarquia: {{solicitacao.areaOrganizacional.descricaoHierarquia}}.',
      ),
    }
    expect(await texto(mais, row?.id)).toContain(`Área: ${area.nome}. Hierarquia: ${area.descricaoHierarquia}.`)
    // who may not open the area knows what it is called, and no more
    const without = await on.app.clientWithout('ROLE_CAD_AREA_ORGANIZACIONAL_VER')
    expect(await texto(mais, row?.id, without)).toContain(`Área: ${area.nome}. Hierarquia: .`)
  })

  test('the company is the one that prints, also for who may not open its register and for a record that refers to one', async () => {
    const [talento] = (await on.rh.get('/api/gestao-talentos/talentos?size=1')).json() as { id: number }[]
    const { cnpj } = (await on.admin.get('/api/utilitario/empresas/1')).json() as { cnpj: string }
    const without = await on.app.clientWithout('ROLE_CAD_EMPRESA_VER')
    const mais = { entidade: 'gestao-talentos/talento', titulo: 'X', corpo: paragrafos('CNPJ {{empresa.cnpj}}.') }
    const said = await texto(mais, talento?.id, without)
    expect(said.replaceAll(/\D/g, '')).toContain(cnpj.replaceAll(/\D/g, ''))
  })

  test('computed values and the own fields of a company are named like any other', async () => {
    const own = await on.admin.post('/api/utilitario/campos-empresa', {
      entidade: 'captacao/candidato',
      proprio: true,
      rotulo: 'Porte',
      tipo: 'TEXTO',
    })
    expect(own.statusCode, own.body).toBe(201)
    const todos = (await grupos('captacao/candidato')).flatMap(({ marcadores }) => marcadores)
    expect(todos.map(({ marcador }) => marcador)).toContain('candidato.extras.porte')
    const id = await on.candidato('Paula do Porte', { extras: { porte: 'Grande' } })
    expect(await texto({ titulo: 'X', corpo: paragrafos('Porte: {{candidato.extras.porte}}') }, id)).toContain(
      'Porte: Grande',
    )
    const [request] = (await on.rh.get('/api/captacao/solicitacoes-pessoal?size=1')).json() as { id: number }[]
    const { qtdDiasPrevisao } = (
      await on.rh.get(`/api/captacao/solicitacoes-pessoal/${request?.id}`)
    ).json() as RecordData
    const corpo = paragrafos('Dias: {{solicitacaoPessoal.qtdDiasPrevisao}}.')
    expect(await texto({ entidade: 'captacao/solicitacao-pessoal', titulo: 'X', corpo }, request?.id)).toContain(
      `Dias: ${qtdDiasPrevisao}.`,
    )
  })
})
