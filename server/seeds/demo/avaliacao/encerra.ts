import type { Model } from '#schemas/load.ts'
import {
  abreColecoes,
  type Ciclo,
  calculaResultados,
  niveisObtidos,
  type Onde,
  readAvaliados,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { Batch, SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'
import { calibraCiclos } from './calibra.ts'
import { isFechado } from './ciclos-demo.ts'
import { entregaSemNome } from './sem-nome.ts'
import { insertCycleTrail } from './trail.ts'

const CICLO = 'avaliacao/avaliacao-desempenho'

/** Runs the product's own code for the release, closing and calibration of the demo's cycles: collections, sheets, results, levels, Nine Box places, trail. */
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
    await calibraCiclos(onde, model, records as Ciclo[])
    await insertCycleTrail(db, company)
  }
}

// $1 company, $2 cycle, $3 results of evaluated talentos as JSON
const GUARDA = `update avaliado_avaliacao_desempenho v set potencial = r.potencial, desempenho = r.desempenho, metas = r.metas, resultado = r.resultado, papeis = r.papeis
  from jsonb_to_recordset($3::jsonb) as r(talento bigint, potencial numeric, desempenho numeric, metas numeric, resultado numeric, papeis jsonb)
  where v.empresa_id = $1 and v.avaliacao_desempenho_id = $2 and v.avaliado_id = r.talento`

// $1 company, $2 cycle, $3 results of evaluated talentos per competence as JSON
const GUARDA_NIVEIS = `insert into nivel_obtido (empresa_id, avaliacao_desempenho_id, talento_empresa_id, talento_id, estabelecimento_id, area_organizacional_id, cargo_id, competencia_id, competencia, tipo, exigido, obtido)
  select $1, $2, $1, v.avaliado_id, v.estabelecimento_id, v.area_organizacional_id, v.cargo_id, r.id, r.nome, r.tipo, r.exigido, r.obtido
  from jsonb_to_recordset($3::jsonb) as r(avaliado bigint, id bigint, nome text, tipo text, exigido int, obtido numeric)
  join avaliado_avaliacao_desempenho v on v.empresa_id = $1 and v.id = r.avaliado`

async function guarda(onde: Onde, ciclo: Ciclo): Promise<void> {
  const resultados = await calculaResultados(onde, ciclo)
  const linhas = [...resultados].map(([talento, resultado]) => ({ talento, ...resultado }))
  await run(onde.db, GUARDA, [onde.session.empresaId, ciclo.id, JSON.stringify(linhas)])
  const niveis = (await niveisObtidos(onde, ciclo)).map(
    ({ avaliado, obtido, competencia: { id, nome, tipo, exigido } }) => ({
      ...{ avaliado, obtido, id, nome, tipo, exigido: exigido.ordem },
    }),
  )
  await run(onde.db, GUARDA_NIVEIS, [onde.session.empresaId, ciclo.id, JSON.stringify(niveis)])
}
