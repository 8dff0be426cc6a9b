import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { CICLOS, type Stored } from './ciclo/ciclos.ts'

/** Who asks, in the order of the tables' columns. */
export const QUEM = ['avaliador', 'avaliada', 'gestora', 'rh', 'lider', 'rh2', 'nada'] as const
type Quem = (typeof QUEM)[number]

export const COPIAS = '/api/avaliacao/avaliacoes'

interface Pessoa {
  id: number
  nome: string
}
type Papel = 'U' | 'L' | 'P'
interface Copia {
  id: number
  avaliado: number
  avaliador: number
  papel: Papel
}

/** What a mark is worth in the tables: told where a number of these is in the answer. */
export const NOTA = { U: 91, L: 73, P: 61 } as const
export const TEXTO = 'Palavras que só o par escreve'
export const ACAO = 'Ouvir mais'

/**
 * One evaluated person whom the restricted manager does not see, one of her area, and herself, in a cycle by name and in an anonymous one. Evaluator, evaluated and her manager log
 * in without any right; `nada` is no talent either.
 */
export async function cenaDaTabela(app: TestApp) {
  const admin = await login(app, 'admin')
  const { pool } = app.database
  const rows = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[]
  const make = async (route: string, body: RecordData): Promise<Stored> => {
    const answer = await admin.post(route, body)
    if (answer.statusCode !== 201) throw new Error(`${route}: ${answer.body}`)
    return answer.json() as Stored
  }
  const entra = async (nome: string): Promise<number> => {
    const usuario = `insert into usuario (nome, login, senha, administra_instalacao) select $1, $1, senha, false from usuario where id = 2 returning id::int as id`
    const id = (await rows<{ id: number }>(usuario, [nome]))[0]?.id ?? 0
    await rows('insert into usuario_empresa (usuario_id, empresa_id) values ($1, 1)', [id])
    return id
  }
  const pessoa = async (nome: string, n: number, usuario?: string): Promise<Pessoa> => {
    const { id } = await make('/api/gestao-talentos/talentos', {
      ...{ nome, cpf: cpf(871_000 + n), dataAdmissao: '2024-01-02' },
      ...(usuario !== undefined && { usuario: { id: await entra(usuario) } }),
    })
    return { id, nome }
  }
  const avaliador = await pessoa('Avaliador da Tabela', 1, 'avaliador')
  const avaliada = await pessoa('Avaliada da Tabela', 2, 'avaliada')
  const gestora = await pessoa('Gestora da Tabela', 3, 'gestora')
  const colegas = [await pessoa('Colega da Tabela', 4), await pessoa('Outro Colega da Tabela', 5)]
  await entra('nada')
  const [chefe] = await rows<Pessoa & { area: number }>(
    `select t.id::int as id, t.nome, t.area_organizacional_id::int as area from talento t join usuario u on u.id = t.usuario_id where u.login = 'lider'`,
  )
  const [dela] = await rows<Pessoa>(
    `select id::int as id, nome from talento where empresa_id = 1 and situacao = 'A' and area_organizacional_id = $1 and id <> $2 order by id limit 1`,
    [chefe?.area, chefe?.id],
  )
  if (!chefe || !dela) throw new Error('The demo has no manager with people')
  const clientes = Object.fromEntries(
    await Promise.all(QUEM.map(async (quem) => [quem, await login(app, quem)] as const)),
  ) as Record<Quem, Client>

  const modelo = await make('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo da tabela', tipo: 'D' })
  const pergunta = (body: RecordData) =>
    make('/api/avaliacao/perguntas', { questionario: modelo.questionario, ...body })
  const nota = await pergunta({ texto: 'De 0 a 100?', tipo: 4, notaMinima: 0, notaMaxima: 100 })
  const texto = await pergunta({ texto: 'O que melhorar?', tipo: 3, obrigatoria: false })

  const avaliadas = [avaliada, dela, chefe]
  const avaliam: [Pessoa, Papel][] = [
    [gestora, 'L'],
    ...[avaliador, ...colegas].map((par): [Pessoa, Papel] => [par, 'P']),
  ]
  const passo = (ciclo: Stored, nome: string, client = admin) => client.put(`${CICLOS}/${ciclo.id}/${nome}`, {})
  const ciclo = async (titulo: string, body: RecordData): Promise<Stored> => {
    const made = await make(CICLOS, {
      ...{ titulo, dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
      ...{ permiteAutoAvaliacao: true, tipo: '1.0', ...body },
    })
    const lote = { colaboradoresIds: avaliadas.map(({ id }) => id), geraAutoavaliacao: true }
    await admin.post(`${CICLOS}/${made.id}/participantes/adiciona`, lote)
    for (const avaliado of avaliadas)
      for (const [quem, papel] of avaliam)
        await make('/api/avaliacao/participante-avaliacao-desempenho', {
          ...{ avaliacaoDesempenho: { id: made.id }, avaliado: { id: avaliado.id }, avaliador: { id: quem.id }, papel },
        })
    return made
  }
  const copiasDe = ({ id }: Stored) =>
    rows<Copia>(
      `select id::int as id, colaborador_id::int as avaliado, avaliador_id::int as avaliador, papel from colaborador_questionario
       where empresa_id = 1 and avaliacao_desempenho_id = $1 order by id`,
      [id],
    )
  const copiaDe = async (de: Stored, avaliado: Pessoa, por: Pessoa): Promise<Copia> => {
    const copia = (await copiasDe(de)).find((one) => one.avaliado === avaliado.id && one.avaliador === por.id)
    if (!copia) throw new Error(`No copy by ${por.nome} about ${avaliado.nome}`)
    return copia
  }
  const codigoDe = async ({ id }: Copia): Promise<string> => {
    const answer = await admin.post(`${COPIAS}/${id}/link`, {})
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return (answer.json() as { link: string }).link.split('#')[1] ?? ''
  }
  const respostas = (papel: Papel) => [
    { perguntaId: nota.id, nota: NOTA[papel] },
    ...(papel === 'P' ? [{ perguntaId: texto.id, comentario: TEXTO }] : []),
  ]
  return {
    ...{ admin, clientes, avaliada, avaliador, gestora, dela, chefe, modelo, perguntas: { nota, texto } },
    ...{ rows, make, passo, ciclo, copiasDe, copiaDe, codigoDe, respostas },
    /** everybody who has not answers by his link */
    async respondem(de: Stored): Promise<void> {
      for (const copia of await copiasDe(de)) {
        const { situacao } = (await admin.get(`${COPIAS}/${copia.id}`)).json() as { situacao: string }
        if (situacao === 'R') continue
        const body = { codigo: await codigoDe(copia), respostas: respostas(copia.papel) }
        const answer = await new Client(app).post('/api/externo/questionarios', body)
        if (answer.statusCode !== 200) throw new Error(answer.body)
      }
    },
  }
}

export type CenaDaTabela = Awaited<ReturnType<typeof cenaDaTabela>>

/** Rows of a table: what is asked, and what each gets ('-': he is not asked). */
export const linhasDe = (tabela: string): [string, string[]][] =>
  tabela
    .trim()
    .split('\n')
    .slice(1)
    .map((linha) => {
      const [pedido = '', celulas = ''] = linha.split('|').map((parte) => parte.trim())
      return [pedido, celulas.split(/\s+/)]
    })

const numerosEm = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numerosEm)
      : []

/**
 * The status, and of what was given which names and figures: n the evaluated, d who is of the manager's area, l the manager herself, p the evaluator by name, m a mark or what
 * marks came to, t what the evaluator wrote, a what the plan says.
 */
export function contado(answer: Response, { avaliada, avaliador, dela, chefe }: CenaDaTabela, figuras: number[]) {
  if (answer.statusCode !== 200) return String(answer.statusCode)
  if (!String(answer.headers['content-type']).includes('json')) return '200'
  const body = answer.json() as unknown
  const numeros = new Set(numerosEm(body))
  const told = [
    ...Object.entries({ n: avaliada, d: dela, l: chefe, p: avaliador }).map(([letra, { nome }]) =>
      answer.body.includes(nome) ? letra : '',
    ),
    figuras.some((figura) => numeros.has(figura)) ? 'm' : '',
    answer.body.includes(TEXTO) ? 't' : '',
    answer.body.includes(ACAO) ? 'a' : '',
  ].join('')
  return told === '' ? '200' : `200:${told}`
}
