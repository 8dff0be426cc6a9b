import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany, type StoredRecord } from '#server/platform/crud/read/read.ts'
import type { CloneInto } from '#server/platform/crud/write/clone-companies.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { copiaPerguntas } from './copia.ts'

/** What the copy is in another company: references that only the first one has are led to what is there. */
export type NoDestino = (from: Ctx, to: Ctx, copy: RecordData, stored: StoredRecord) => Promise<RecordData>

/** Copies the owner of a questionnaire with aspects, questions, options and conditions; never answers. */
export const clonaDono =
  (noDestino: NoDestino): CloneInto =>
  async (from, to, copy, stored) => {
    const id = await insertBody(to, await noDestino(from, to, copy, stored))
    const feito = await readOfCompany(to, id)
    const [de, para] = [questionarioDe(stored), questionarioDe(feito)]
    if (de !== undefined && para !== undefined) await copiaPerguntas({ from, de, to, para })
    return id
  }

const questionarioDe = ({ questionario }: StoredRecord): number | undefined =>
  (questionario as { id: number } | undefined)?.id
