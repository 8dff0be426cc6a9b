import { readXlsx } from 'hucre/xlsx'
import { type Client, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import type { Seen } from '#tests/server/features/anonimato/proof/dump.ts'
import type { Moment } from '#tests/server/features/anonimato/proof/subject.ts'
import { COPIAS, PESQUISAS } from '../pesquisas.ts'
import { type Assunto, type Chamada, chamadasDe } from './chamadas.ts'

/** What is far from the survey is asked again after so many hand-ins, and at the end; the rest of the product after so many surveys. */
const SEMPRE = { longe: process.env.MODE === 'longo' ? 8 : 16, tudo: 10 }

/** Who asks, by a name, for what. */
type Pergunta = [client: Client, quem: string, urls: readonly Chamada[]]

/** So many are asked at a time. */
const JUNTAS = 5

/** Everything that is answered to an administrator, to one who may not answer for others, to one who is restricted to areas and to a manager. */
export async function vistasDe(app: TestApp, admin: Client, restrita: Client) {
  const outro = await app.clientWithout('ROLE_PESQUISA_RESPONDER_POR_OUTRO')
  const lider = await login(app, 'lider')
  const chamadas = chamadasDe(app)
  const vezes = { entregas: 0, fins: 0 }
  const ask = async (client: Client, quem: string, urls: readonly Chamada[]): Promise<Seen[]> => {
    const seen: Seen[] = []
    for (let at = 0; at < urls.length; at += JUNTAS) {
      const some = urls.slice(at, at + JUNTAS)
      const answers = await Promise.all(some.map(([, url]) => client.get(url)))
      for (const [i, answer] of answers.entries())
        for (const row of await rowsOf(answer))
          seen.push({ table: `http ${quem} ${some[i]?.[0]}`, xmin: 0, ctid: 0, row })
    }
    return seen
  }
  const todas = async (...asked: Pergunta[]) => {
    const seen: Seen[] = []
    for (const one of asked) seen.push(...(await ask(...one)))
    return seen
  }
  const daCopia = ({ copia }: Assunto): Chamada[] => [
    ['respostas', `/api/avaliacao/respostas/avaliacao-desempenho-questionario?colaboradorQuestionarioId=${copia}`],
  ]
  const participantes = ({ questionario, talento }: Assunto): Chamada[] => [
    ['participantes', `${COPIAS}?questionario=${questionario}&size=50`],
    ['por-outro', `/api/pesquisa/colaborador-respostas/${questionario}/por-outro-usuario/${talento}/turma/0`],
  ]
  const aqui = ({ pesquisa, talento }: Assunto, marca: number): Chamada[] => [
    ['copias.csv', `/api/avaliacao/avaliacoes/exportacao?formato=csv&filter={"pesquisa":${pesquisa}}`],
    ['pesquisas.csv', `${PESQUISAS}/exportacao?formato=csv`],
    ['busca', `/api/busca?q=${marca}`],
    ['lgpd', `/api/utilitario/lgpd/dados?entidade=gestao-talentos/talento&id=${talento}&formato=json`],
    ...['mensagens', 'log', 'seguranca', 'caixa-saida'].map((nome): Chamada => [nome, `/api/utilitario/${nome}`]),
    ...['emails', 'tarefas', 'tarefas/sistema', 'mesa/hoje'].map((nome): Chamada => [nome, `/api/${nome}`]),
  ]
  /** @returns what is answered now */
  return async (assunto: Assunto, marca: number, when: Moment): Promise<Seen[]> => {
    const copia = [...chamadas.copia(assunto), ...daCopia(assunto)]
    const pesquisa = [...chamadas.pesquisa(assunto), ...participantes(assunto)]
    if (when === 'begun') return todas([outro, 'outro', copia], [admin, 'admin', participantes(assunto)])
    const perto: Pergunta[] = [
      [outro, 'outro', copia],
      [admin, 'admin', pesquisa],
    ]
    if (when !== 'closed' && vezes.entregas++ % SEMPRE.longe > 0) return todas(...perto)
    const resto = when === 'closed' && ++vezes.fins % SEMPRE.tudo === 0 ? chamadas.tudo() : []
    return todas(
      ...perto,
      [admin, 'admin', [...copia, ...chamadas.longe(assunto), ...aqui(assunto, marca), ...resto]],
      [restrita, 'restrita', [...pesquisa, ...copia]],
      [lider, 'lider', [...pesquisa, ...copia]],
    )
  }
}

/** An answer in rows: how it ended, and lists, and lists in it, one by one; of papers their text. */
async function rowsOf({ statusCode, headers, body, rawPayload }: Response): Promise<unknown[]> {
  const type = String(headers['content-type'])
  const { date: _now, 'set-cookie': _session, ...said } = headers
  const how = { status: statusCode, ...said }
  if (type.includes('json')) return [how, ...partsOf(JSON.parse(body))]
  if (type.includes('pdf')) return [how, ...(await pagesOf(rawPayload)).flatMap((page) => page.split(/\s{2,}|\n/))]
  if (type.includes('sheet')) return [how, ...(await readXlsx(rawPayload)).sheets.flatMap(({ rows }) => rows)]
  return [how, ...body.split('\n')]
}

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (value === null || typeof value !== 'object') return [value]
  const [lists, rest] = [[] as unknown[], {} as Record<string, unknown>]
  for (const [name, item] of Object.entries(value)) {
    if (Array.isArray(item) && item.some((one) => typeof one === 'object')) lists.push(...partsOf(item))
    else rest[name] = item
  }
  return [rest, ...lists]
}
