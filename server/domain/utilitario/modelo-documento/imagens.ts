import { renderSVG } from 'uqr'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/visibility.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import { printablePicture } from '#server/platform/reports/document/picture.ts'
import type { Picture } from '#server/platform/reports/document/rich-content.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Dados } from './dados.ts'
import { EMPRESA, LOGOTIPO } from './fontes.ts'
import type { Quadro } from './quadros.ts'

/** PDF points, and printed pixels at 200 dpi, per centimetre. */
const PONTOS = 72 / 2.54
const PIXELS = 200 / 2.54
/** Largest height of a picture in multiples of its width. */
const ALTURA = 2

/** Pictures and QR codes of a text, ready to print; missing ones are absent. @param endereco content of the QR code */
export async function quadrosDe(
  ctx: Ctx,
  prumo: Prumo,
  quadros: Map<string, Quadro>,
  dados: Dados,
  endereco: string | undefined,
): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>()
  for (const [inside, quadro] of quadros) {
    const width = (quadro.largura ?? 0) * PONTOS
    if (quadro.tipo === 'qr') {
      if (endereco !== undefined) found.set(inside, { svg: renderSVG(endereco, { ecc: 'M', border: 0 }), width })
      continue
    }
    const image = await imagemDe(ctx, prumo, quadro, dados)
    if (image) found.set(inside, { image, width, height: width * ALTURA })
  }
  return found
}

async function imagemDe(ctx: Ctx, prumo: Prumo, { root, path, largura = 0 }: Quadro, dados: Dados) {
  const id = root === EMPRESA && path === LOGOTIPO ? logotipoDe(ctx) : arquivoDe(ctx, root, path, dados)
  // pictures of another company's shared record are not printed
  const stored = id === undefined ? undefined : await prumo.files.content(ctx.session.empresaId, id)
  const width = Math.round(largura * PIXELS)
  return stored && printablePicture(stored.bytes, { width, height: width * ALTURA, fit: 'inside' })
}

const logotipoDe = ({ context }: Ctx): string | undefined =>
  (context.empresa as { aparencia?: { logoEmpresa?: string } }).aparencia?.logoEmpresa

function arquivoDe(ctx: Ctx, root: string, path: string, { fontes, raizes }: Dados): string | undefined {
  const fonte = fontes.get(root)
  const field = fonte?.imagens.get(path)
  const record = raizes.get(root)
  if (!fonte?.path || !field || !record || !isShown(ctx, fonte.path, field, record)) return undefined
  const value = valueAt(record, path)
  return typeof value === 'string' ? value : undefined
}

const isShown = (ctx: Ctx, entidade: string, field: Field, record: RecordData): boolean =>
  mayKnow(ctx.session, field) && isVisible(ctx.deps.runtimes.get(entidade), field, record, ctx.context)
