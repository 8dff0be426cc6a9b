import { randomBytes } from 'node:crypto'
import type { JsonValue } from '#schemas/runtime/model.ts'
import {
  ADERENCIA,
  type Avaliado,
  aderenciaDe,
  type Ciclo,
  colecaoDe,
  figuraDe,
  type Onde,
  PERFORMANCE,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { closeCollection } from '#server/features/anonimato/close.ts'
import { releaseComments } from '#server/features/anonimato/comments.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import { run } from '#server/platform/database/sql.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import { Random } from '../random.ts'
import { julgaRespostas } from './julga.ts'

// $1 company, $2 cycle, $3 evaluated
const PAPEIS = `select papel from colaborador_questionario
  where empresa_id = $1 and avaliacao_desempenho_id = $2 and colaborador_id = $3 and anonima and situacao = 'R' order by id`

/** Submits the anonymous evaluations and releases them shuffled. No sealed sheet remains, so that the random key can be discarded. */
export async function entregaSemNome(onde: Onde, ciclo: Ciclo, avaliados: Avaliado[]): Promise<void> {
  const { db, session } = onde
  const urn = new Secrets(randomBytes(32).toString('base64url'))
  const perguntas = await perguntasDe(onde, avaliados[0])
  for (const avaliado of avaliados) {
    const key = colecaoDe(session.empresaId, avaliado)
    const random = new Random(`sem nome ${session.empresaId} ${ciclo.titulo} ${avaliado.talento}`)
    const papeis = await run<{ papel: string }>(db, PAPEIS, [session.empresaId, ciclo.id, avaliado.talento])
    for (const { papel } of papeis) await depositSheet(db, urn, key, folhaDe(random, perguntas, avaliado, papel))
    await closeCollection(db, urn, key, String(ciclo.dataFim))
    if (ciclo.situacao === 'U') await releaseComments(db, key)
  }
}

/** Questions of the cycle: all demo cycles use one model, so those of any evaluated talento apply. */
async function perguntasDe({ db, session }: Onde, um: Avaliado | undefined): Promise<PerguntaGuardada[]> {
  if (um?.questionario == null || um.numeroVersao == null) return []
  return (await readVersao(db, session.empresaId, Number(um.questionario), um.numeroVersao)).perguntas
}

function folhaDe(random: Random, perguntas: PerguntaGuardada[], { competencias }: Avaliado, papel: string): Sheet {
  const { respostas, niveis, performance } = julgaRespostas(random, perguntas, competencias)
  const figuras: [string, JsonValue | undefined][] = [
    [PERFORMANCE, performance],
    [ADERENCIA, niveis.length > 0 ? aderenciaDe(competencias, niveis) : undefined],
    ...niveis.map(({ competenciaId, ordem }): [string, JsonValue] => [figuraDe(competenciaId), ordem]),
    ...respostas.map(({ perguntaId, nota }): [string, JsonValue | undefined] => [`p${perguntaId}`, nota]),
  ]
  return {
    atributos: { papel },
    respostas: Object.fromEntries(figuras.filter((figura): figura is [string, JsonValue] => figura[1] !== undefined)),
    comentarios: respostas.flatMap(({ perguntaId, comentario }) =>
      comentario === undefined ? [] : [{ pergunta: `p${perguntaId}`, texto: comentario }],
    ),
  }
}
