import type { Model } from '#schemas/load.ts'
import { run } from '#server/crud/sql.ts'
import {
  abreColecoes,
  type Ciclo,
  calculaResultados,
  type Onde,
  readAvaliados,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { Batch, SeedDb } from '#server/seeds/insert-records.ts'
import { calibra } from './calibra.ts'
import { isFechado } from './ciclos-demo.ts'
import { entregaSemNome } from './sem-nome.ts'
import { insertTrilhaDosCiclos } from './trilha.ts'

const CICLO = 'avaliacao/avaliacao-desempenho'

/** What the release, the closing and the calibration of the demo's cycles leave behind, by the product's own functions: collections, sheets, results, places in the Nine Box, lines of the trail. */
export async function encerraCiclos(db: SeedDb, model: Model, batches: Batch[]): Promise<void> {
  for (const { path, company, records } of batches) {
    if (path !== CICLO || company === undefined) continue
    const onde: Onde = { db, session: { empresaId: company } }
    for (const ciclo of records as Ciclo[]) {
      const avaliados = [...(await readAvaliados(onde, ciclo.id)).values()]
      if (ciclo.anonima) await abreColecoes(onde, avaliados)
      if (!isFechado(ciclo)) continue
      if (ciclo.anonima) await entregaSemNome(onde, ciclo, avaliados)
      await guarda(onde, ciclo)
    }
    await calibra(onde, model, records as Ciclo[])
    await insertTrilhaDosCiclos(db, company)
  }
}

// $1 company, $2 cycle, $3 what each evaluated person reached
const GUARDA = `update avaliado_avaliacao_desempenho v set potencial = r.potencial, desempenho = r.desempenho, metas = r.metas, resultado = r.resultado, papeis = r.papeis
  from jsonb_to_recordset($3::jsonb) as r(talento bigint, potencial numeric, desempenho numeric, metas numeric, resultado numeric, papeis jsonb)
  where v.empresa_id = $1 and v.avaliacao_desempenho_id = $2 and v.avaliado_id = r.talento`

async function guarda(onde: Onde, ciclo: Ciclo): Promise<void> {
  const resultados = await calculaResultados(onde, ciclo)
  const linhas = [...resultados].map(([talento, resultado]) => ({ talento, ...resultado }))
  await run(onde.db, GUARDA, [onde.session.empresaId, ciclo.id, JSON.stringify(linhas)])
}
