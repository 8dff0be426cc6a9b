import { celulaEm } from '#schemas/runtime/anonimato/leitura.ts'
import type { MesNps, ResultadosNps } from '#schemas/runtime/answers/surveys/nps.ts'
import { gruposNps, npsDe } from '#schemas/runtime/domain/nps.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { CollectionKey } from '#server/features/anonimato/collection.ts'
import { readCells } from '#server/features/anonimato/read.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { NPS, nomeDoMes } from './mes.ts'

/** Most recent months shown. */
const MESES = 24

const FECHADOS = `select empresa_id as "empresaId", registro, registro_id as "registroId", versao, comentarios_liberados as liberados
from colecao_anonima where empresa_id = $1 and registro = $2 and registro_id = 0 and situacao = 'ENCERRADA' order by versao desc limit ${MESES}`

/** Results of the closed months of the session's company. */
export async function resultadosDe(ctx: Ctx): Promise<ResultadosNps> {
  const { db, session } = ctx
  const meses: MesNps[] = []
  for (const mes of await run<CollectionKey & { liberados: boolean }>(db, FECHADOS, [session.empresaId, NPS]))
    meses.push({
      mes: nomeDoMes(mes.versao),
      comentariosLiberados: mes.liberados,
      ...(await contagemDe(ctx, mes)),
    })
  return { meses }
}

async function contagemDe({ db }: Ctx, key: CollectionKey): Promise<Partial<MesNps>> {
  const { celulas, minimo } = await readCells(db, key, notaDe)
  const { n, oculta, perguntas } = celulaEm(celulas, [], {}, minimo)
  if (n === undefined) return { oculta }
  const vezes = perguntas.nota?.distribuicao ?? {}
  const distribuicao = Array.from({ length: 11 }, (_, nota) => vezes[nota] ?? 0)
  const grupos = gruposNps(distribuicao)
  return { respostas: n, nps: npsDe(grupos), grupos, distribuicao }
}

const notaDe = ({ nota }: Record<string, JsonValue>) =>
  typeof nota === 'number' ? [{ pergunta: 'nota', valor: nota }] : []
