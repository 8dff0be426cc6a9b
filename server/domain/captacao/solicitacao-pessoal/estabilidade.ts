import { displayDay } from '#schemas/runtime/dates.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'

export interface Estabilidade {
  /** ask for confirmation before the talent is replaced */
  estavel: boolean
  data?: string
  mensagem?: string
}

/** Confirmation before a member of the safety committee is replaced (CLT art. 165) — spec 1 §4, spec 2 §8. */
export async function estabilidadeDoTalento(ctx: Ctx, talentoId: number): Promise<Estabilidade> {
  const { nome, dataEstabilidade } = await readRecord(forEntity(ctx, 'gestao-talentos/talento'), talentoId)
  if (typeof dataEstabilidade !== 'string' || dataEstabilidade < ctx.context.hoje) return { estavel: false }
  const mensagem = `O talento ${String(nome)} é membro da CIPA e possui estabilidade até ${displayDay(dataEstabilidade)}. Deseja realmente substituí-lo?`
  return { estavel: true, data: dataEstabilidade, mensagem }
}
