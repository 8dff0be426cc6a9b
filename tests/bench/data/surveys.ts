import type { JsonValue } from '#schemas/runtime/model.ts'
import { readEnv } from '#server/env.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { urnSecretsOf } from '#server/features/anonimato/key.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { run } from '#server/platform/database/sql.ts'

/**
 * Beside `bench:surveys`. Without SURVEY: every talent of the demo's first company who has no log-in gets an address. With it: hands in, one sheet each, for all who have
 * not answered, as a hand-in stores it.
 */
const survey = Number(process.env.SURVEY ?? 0)
/** sheets of one transaction */
const BATCH = 500

// $1 survey: copies that nobody has answered, with what their sheets say of them
const OWING = `select c.id::int as id, t.area_organizacional_id::text as area, t.estabelecimento_id::text as estabelecimento, t.sexo
  from colaborador_questionario c join talento t on t.empresa_id = 1 and t.id = c.colaborador_id
  where c.empresa_id = 1 and c.pesquisa_id = $1 and c.situacao = 'N' order by c.id`
// $1 survey: questions of its version
const ASKED = `select (q->>'id')::int as id, (q->>'tipo')::int as tipo, q->'opcoes' as opcoes from pesquisa p
  join questionario_versao v on v.empresa_id = 1 and v.questionario_id = p.questionario_id and v.numero = p.numero_versao,
  jsonb_array_elements(v.perguntas::jsonb) q where p.empresa_id = 1 and p.id = $1`
const MARK = `update colaborador_questionario set situacao = 'R', respondida_em = current_date where empresa_id = 1 and id = any($1::bigint[])`
const BANDS = ['ATE_1', 'DE_1_A_2', 'DE_3_A_4', 'DE_5_A_9', 'DE_10']

interface Owing {
  id: number
  area: string | null
  estabelecimento: string | null
  sexo: string | null
}

const env = readEnv()
const database = await openDatabase<DB>(env, { role: 'tool' })
try {
  const { pool, kysely } = database
  if (survey === 0)
    await pool.query(
      `update talento set contato_email = 'pessoa' || id || '@exemplo.com.br' where empresa_id = 1 and usuario_id is null`,
    )
  else {
    const urn = urnSecretsOf(env)
    const { rows: asked } = await pool.query<{ id: number; tipo: number; opcoes: { id: number }[] }>(ASKED, [survey])
    const { rows: owing } = await pool.query<Owing>(OWING, [survey])
    const key = { empresaId: 1, registro: 'pesquisa/pesquisa', registroId: survey, versao: 1 }
    for (let at = 0; at < owing.length; at += BATCH)
      await kysely.transaction().execute(async (tx) => {
        const some = owing.slice(at, at + BATCH)
        for (const one of some) {
          const { area, estabelecimento, sexo } = one
          const answers = asked.map(({ id, tipo, opcoes }): [string, JsonValue] => {
            const n = one.id * 7 + id * 13
            return [`p${id}`, tipo === 4 ? n % 11 : [String(opcoes[n % opcoes.length]?.id)]]
          })
          const atributos = {
            ...(area && { area: [area] }),
            ...(estabelecimento && { estabelecimento }),
            ...(sexo && { sexo }),
            tempo: BANDS[one.id % BANDS.length],
          }
          const respondent = { entidade: 'avaliacao/colaborador-questionario', id: one.id }
          await depositSheet(tx, urn, key, { atributos, respostas: Object.fromEntries(answers) }, respondent)
        }
        await run(tx, MARK, [some.map(({ id }) => id)])
      })
    console.log(`  ${owing.length} questionários respondidos à parte`)
  }
} finally {
  await database.close()
}
process.exit(0)
