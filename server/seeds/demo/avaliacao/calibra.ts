import type { Model } from '#schemas/load.ts'
import { boxDe } from '#schemas/runtime/domain/ninebox.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ciclo, Onde } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { insertRecords } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'
import { usuarios } from '../usuarios.ts'

/** Title of the calibrated cycle. */
const CALIBRADO = 'Ciclo de Desempenho 2025'
const ABERTA = '2025-12-04T13:00:00Z'
const ENCERRADA = '2025-12-04T17:30:00Z'

const LIMITES = {
  ...{ percentualBaixoPotencial: 33, percentualAltoPotencial: 66 },
  ...{ percentualBaixoDesempenho: 33, percentualAltoDesempenho: 66 },
}

/** Moves by one row of boxes up or down, with reasons. */
const MOVIMENTOS = [
  { passo: -3, motivo: 'Conduziu a troca do sistema sem ter sido formado para isso', quando: '2025-12-04T13:40:00Z' },
  { passo: 3, motivo: 'O resultado veio de um projeto que já terminou', quando: '2025-12-04T14:15:00Z' },
  { passo: -3, motivo: 'Assumiu a equipe da noite e manteve os prazos', quando: '2025-12-04T15:05:00Z' },
]

// $1 company, $2 cycle
const LUGARES = `select avaliado_id::int as talento, potencial::float8 as potencial, desempenho::float8 as desempenho from avaliado_avaliacao_desempenho
  where empresa_id = $1 and avaliacao_desempenho_id = $2 and potencial is not null and desempenho is not null order by avaliado_id`

interface Lugar {
  talento: number
  potencial: number
  desempenho: number
}

/** Adds a calibration session with its moves, closed on the same day. */
export async function calibraCiclos({ db, session }: Onde, model: Model, ciclos: Ciclo[]): Promise<void> {
  const ciclo = ciclos.find(({ titulo }) => titulo === CALIBRADO)
  if (!ciclo) return
  const { empresaId: company } = session
  const quem = { id: company === 1 ? usuarios.rh : usuarios.rh2 }
  const avaliacaoDesempenho = { id: ciclo.id }
  const calibracao = {
    ...{ id: company, titulo: 'Comitê de gestão', avaliacaoDesempenho, situacao: 'E' },
    ...{ abertaPor: quem, abertaEm: ABERTA, encerradaPor: quem, encerradaEm: ENCERRADA },
  }
  const lugares = await run<Lugar>(db, LUGARES, [company, ciclo.id])
  const movimentos = MOVIMENTOS.flatMap((movimento, at): RecordData[] => {
    const [lugar] = lugares.filter((um) => cabe(boxDoTalento(um) + movimento.passo)).slice(2 * at)
    if (!lugar) return []
    const de = boxDoTalento(lugar)
    const { motivo, quando } = movimento
    const colaborador = { id: lugar.talento }
    const id = company * 100 + at
    const para = de + movimento.passo
    return [{ id, calibracao: { id: company }, avaliacaoDesempenho, colaborador, de, para, motivo, quem, quando }]
  })
  await insertRecords(db, model, [
    { path: 'avaliacao/calibracao-ninebox', company, records: [calibracao] },
    { path: 'avaliacao/movimento-calibracao-ninebox', company, records: movimentos },
  ])
}

const boxDoTalento = ({ potencial, desempenho }: Lugar): number => boxDe(potencial, desempenho, LIMITES)
const cabe = (box: number): boolean => box >= 1 && box <= 9
