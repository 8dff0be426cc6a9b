import { randomBytes } from 'node:crypto'
import { atributosDe, colecaoDe, lugaresDe, PESQUISA, type Pesquisa } from '#server/domain/pesquisa/pesquisa/queries.ts'
import { closeCollection } from '#server/features/anonimato/close.ts'
import { openCollection } from '#server/features/anonimato/collection.ts'
import { releaseComments } from '#server/features/anonimato/comments.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { writeSheets } from '#server/features/anonimato/urn.ts'
import { largestOf } from '#server/features/questionario/respostas/apartada.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import type { Batch, SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import { Random } from '../random.ts'
import { folhaDe } from './folha.ts'
import { PESQUISAS } from './pesquisas-demo.ts'
import { Escritor, respondeTudo } from './respostas.ts'

// $1 company, $2 survey
const RESPONDERAM = `select colaborador_id::int as id from colaborador_questionario where empresa_id = $1 and pesquisa_id = $2 and situacao = 'R' order by id`

/** Opens the collections of anonymous surveys; for closed ones it submits sheets and releases them shuffled, with the product's code. The random sealing key is discarded. */
export async function entregaPesquisas(db: SeedDb, batches: Batch[]): Promise<void> {
  const urn = new Secrets(randomBytes(32).toString('base64url'))
  for (const { path, company, records } of batches) {
    if (path !== PESQUISA || company === undefined) continue
    for (const pesquisa of records as unknown as Pesquisa[])
      if (pesquisa.anonima && pesquisa.situacao !== 'P') await entrega(db, urn, company, pesquisa)
  }
}

async function entrega(db: SeedDb, urn: Secrets, empresaId: number, pesquisa: Pesquisa): Promise<void> {
  const { id, titulo, atributos = [], grupoMinimo, liberadaEm = '', dataFim, situacao } = pesquisa
  const key = colecaoDe(empresaId, id)
  const { perguntas } = await readVersao(db, empresaId, pesquisa.questionario?.id ?? 0, 1)
  await openCollection(db, key, { kind: 'PESQUISA', minimo: grupoMinimo, atributos, largest: largestOf(perguntas) })
  const { animo = 0.5, folhas = 0 } = PESQUISAS.find((linha) => linha.titulo === titulo) ?? {}
  const random = new Random(`folhas ${titulo} ${empresaId}`)
  const escritor = new Escritor(random)
  if (situacao === 'L') {
    // written unsealed: sheets sealed with this key could not be opened by the product
    const ditas = Array.from({ length: folhas }, () => folhaDe(respondeTudo(random, escritor, perguntas, animo)))
    return writeSheets(
      db,
      key,
      ditas.map((dita) => ({ atributos: {}, ...dita })),
    )
  }
  const gente = (await run<{ id: number }>(db, RESPONDERAM, [empresaId, id])).map((row) => row.id)
  const lugares = await lugaresDe({ db, session: { empresaId } }, gente, liberadaEm)
  for (const talento of gente) {
    const lugar = lugares.get(talento)
    const daArea = ((lugar?.areas?.at(-1) ?? 0) % 5) / 20 - 0.1
    const ditas = respondeTudo(random, escritor, perguntas, animo + daArea)
    await depositSheet(db, urn, key, {
      atributos: atributosDe(lugar, atributos, liberadaEm),
      ...folhaDe(ditas),
    })
  }
  await closeCollection(db, urn, key, dataFim)
  if (situacao === 'U') await releaseComments(db, key)
}
