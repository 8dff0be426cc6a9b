import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany, type Stored } from '#server/platform/crud/read/read.ts'
import type { CloneInto } from '#server/platform/crud/write/clone-companies.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { copiaPerguntas } from './copia.ts'

/** Adapts the copy to the target company: maps references that exist only in the source. */
export type NoDestino<T extends object> = (
  from: Ctx,
  to: Ctx,
  copy: RecordData,
  stored: Stored<T>,
) => Promise<RecordData>

/** Copies the owner of a questionnaire with aspects, questions, options and conditions, without answers. */
export const clonaDono =
  <T extends Dono>(noDestino: NoDestino<T>): CloneInto<T> =>
  async (from, to, copy, stored) => {
    const id = await insertBody(to, await noDestino(from, to, copy, stored))
    const feito = await readOfCompany<Dono>(to, id)
    const [de, para] = [questionarioDe(stored), questionarioDe(feito)]
    if (de !== undefined && para !== undefined) await copiaPerguntas({ from, de, to, para })
    return id
  }

interface Dono {
  questionario?: { id: number }
}

const questionarioDe = ({ questionario }: Dono): number | undefined => questionario?.id
