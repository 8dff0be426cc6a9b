import type { Atributo } from '#schemas/runtime/anonimato/atributos.ts'
import { FAIXAS_DE_TEMPO } from '#schemas/runtime/anonimato/atributos.ts'
import { type CelulaLida, celulaEm } from '#schemas/runtime/anonimato/leitura.ts'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { perguntasDitas, type Titulos } from '#server/features/questionario/respostas/celula-dita.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { SEXOS } from '../lugar.ts'
import { type Pesquisa, readPesquisa } from '../pesquisa.ts'
import { type Alcance, leituraDe } from './leitura.ts'

const NOMES = {
  area: 'nome from area_organizacional',
  estabelecimento: 'nome from estabelecimento',
  grupo: 'descricao as nome from grupo_ocupacional',
} as const

export async function titulosDe({ db, session }: Ctx, celulas: readonly CelulaLida[]): Promise<Titulos> {
  const titulos = new Map<string, string>()
  for (const [nome, from] of Object.entries(NOMES)) {
    const ids = [...new Set(celulas.flatMap(({ valores }) => valores[nome as Atributo] ?? []))].map(Number)
    if (ids.length === 0) continue
    const text = `select id::int as id, ${from} where empresa_id = $1 and id = any($2::bigint[])`
    for (const row of await run<{ id: number; nome: string }>(db, text, [session.empresaId, ids]))
      titulos.set(`${nome} ${row.id}`, row.nome)
  }
  for (const { valor, titulo } of FAIXAS_DE_TEMPO) titulos.set(`tempo ${valor}`, titulo)
  for (const [valor, titulo] of Object.entries(SEXOS)) titulos.set(`sexo ${valor}`, titulo)
  return titulos
}

// $1 company, $2 survey, $3 its first day, $4 texts of its questions, $5 whether without names
const ANTERIOR = `select p.id::int as id from pesquisa p
  join questionario_versao v on v.empresa_id = p.empresa_id and v.questionario_id = p.questionario_id and v.numero = p.numero_versao
  where p.empresa_id = $1 and p.id <> $2 and p.situacao in ('E', 'U') and p.data_ini < $3::date and p.anonima = $5
    and exists (select from jsonb_array_elements(v.perguntas::jsonb) q where q->>'texto' = any($4::text[]))
  order by p.data_ini desc, p.id desc limit 1`

/** Results over all respondents of the previous survey, for questions of equal text; none for restricted sessions. */
export async function anteriorDe(
  ctx: Ctx,
  pesquisa: Pesquisa,
  perguntas: readonly PerguntaGuardada[],
  alcance: Alcance,
): Promise<Pick<SurveyResults, 'anterior'>> {
  const { empresaId } = ctx.session
  const textos = perguntas.map(({ texto }) => texto)
  const values = [empresaId, pesquisa.id, pesquisa.dataIni, textos, pesquisa.anonima]
  const [found] = await run<{ id: number }>(ctx.db, ANTERIOR, values)
  if (!found) return {}
  const antes = await readPesquisa(ctx, found.id)
  const { perguntas: antigas } = await readVersao(
    ctx.db,
    empresaId,
    antes.questionario?.id ?? 0,
    antes.numeroVersao ?? 0,
  )
  const todos = (await leituraDe(ctx, antes, alcance)).celulas.find(({ corte }) => corte.length === 0)
  if (!todos) return {}
  const porTexto = new Map(perguntas.map(({ id, texto }) => [texto, id]))
  const ditas = perguntasDitas(todos, antigas).flatMap((dita) => {
    const agora = porTexto.get(antigas.find(({ id }) => id === dita.pergunta)?.texto ?? '')
    return agora === undefined ? [] : [{ ...dita, pergunta: agora }]
  })
  return { anterior: { id: antes.id, titulo: antes.titulo, perguntas: ditas } }
}

// $1 company, $2 survey: areas of the invited people
const AREAS = `select distinct t.area_organizacional_id::int as id from colaborador_questionario c
  join talento t on t.empresa_id = c.empresa_id and t.id = c.colaborador_id
  where c.empresa_id = $1 and c.pesquisa_id = $2 and t.area_organizacional_id is not null order by 1`

/** Areas of invited people without any readable cell, as too few answered. Invitations are not secret. */
export async function areasOcultas(
  { db, session }: Ctx,
  { id, anonima, atributos = [], grupoMinimo = 0 }: Pesquisa,
  celulas: readonly CelulaLida[],
): Promise<CelulaLida[]> {
  if (!anonima || !atributos.includes('area')) return []
  const { restricted, areas = [] } = session
  const rows = await run<{ id: number }>(db, AREAS, [session.empresaId, id])
  const ditas = new Set(celulas.filter(({ corte }) => corte.join() === 'area').map(({ valores }) => valores.area))
  return rows
    .filter((row) => !ditas.has(String(row.id)) && (!restricted || areas.includes(row.id)))
    .map((row) => celulaEm([], ['area'], { area: String(row.id) }, grupoMinimo))
}
