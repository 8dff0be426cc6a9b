import { randomInt } from 'node:crypto'
import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { giveNumbers } from '#server/platform/crud/write/numbers.ts'
import { portalOrigin } from '#server/platform/plugins/public-address.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Identidade } from './folha.ts'

export const emitido = 'utilitario/documento-emitido'

/** Letters and figures that nobody takes for each other. */
const SINAIS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GRUPOS = 3
const POR_GRUPO = 4

/** 58 bits: nobody guesses one, and who has the paper can type it. */
const newCode = (): string =>
  Array.from({ length: GRUPOS }, () =>
    Array.from({ length: POR_GRUPO }, () => SINAIS[randomInt(SINAIS.length)]).join(''),
  ).join('-')

/** The number and the code of a document that is about to be printed. A number whose document is not issued in the end is left out. */
export async function novaIdentidade(ctx: Ctx, prumo: Prumo): Promise<Identidade> {
  const line: RecordData = {}
  await giveNumbers(forEntity(ctx, emitido), line, undefined, ctx.session.empresaId)
  const codigo = newCode()
  return {
    numero: String(line.numero),
    codigo,
    ...enderecoDe(await portalOrigin(prumo), ctx.session.empresaId, codigo),
  }
}

/** What stands in a preview in the place of a number and a code. */
export async function identidadeDaPrevia(ctx: Ctx, prumo: Prumo): Promise<Identidade> {
  const { empresaId } = ctx.session
  return { numero: '(número)', codigo: '(código)', ...enderecoDe(await portalOrigin(prumo), empresaId, 'previa') }
}

/** The page on which who has the paper sees whether it still counts; none where nobody said how the product is reached from outside. */
const enderecoDe = (origin: string | undefined, empresaId: number, codigo: string): Pick<Identidade, 'endereco'> =>
  origin === undefined ? {} : { endereco: `${origin}/externo/verificacao?empresaId=${empresaId}#${codigo}` }
