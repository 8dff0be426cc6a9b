import type { Cargo } from '#schemas/generated/types/cargo-salario/cargo.ts'
import type { Responsabilidade } from '#schemas/runtime/answers/positions/responsibilities.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { asOf } from '#server/platform/crud/read/in-force.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Of a position — spec 2 §7, §9 */
export function responsabilidadeDoCargo({ id, nome, ...cargo }: Cargo): Responsabilidade {
  const { responsabilidades: descricao, complementoResponsabilidades: complemento } = cargo
  if (descricao === undefined && complemento === undefined) return { fonte: 'ABERTA', cargo: { id, nome } }
  return { fonte: 'CARGO', descricao, complemento, cargo: { id, nome } }
}

/**
 * Responsibilities of a talent on a day: those of his function as last dated until then, else of his band's position,
 * else none — spec 2 §7, §9. The function comes first as it describes his actual work (its text goes to eSocial
 * S-2240).
 */
export async function responsabilidadeDoTalento(ctx: Ctx, id: number, dia: string): Promise<Responsabilidade> {
  const talentos = forEntity(ctx, 'gestao-talentos/talento')
  if (!hasAuthority(ctx.session, talentos.entity.authority.read)) fail('NAO_AUTORIZADO')
  const { cargo, funcao } = await entityOf(asOf(talentos, dia), 'gestao-talentos/talento').readShown(id)
  const daFuncao = funcao && (await descricaoDaFuncao(ctx, funcao.id, dia))
  if (daFuncao !== undefined) return { fonte: 'FUNCAO', descricao: daFuncao, cargo, funcao, data: dia }
  const stored = cargo && (await entityOf(ctx, 'cargo-salario/cargo').find(cargo.id))
  const found: Responsabilidade = stored ? responsabilidadeDoCargo(stored) : { fonte: 'ABERTA', cargo }
  return { ...found, funcao, data: dia }
}

async function descricaoDaFuncao(ctx: Ctx, id: number, dia: string): Promise<string | undefined> {
  const funcao = await entityOf(ctx, 'sst/funcao').find(id)
  const begun = (funcao?.historicoFuncao ?? []).filter(({ data }) => data <= dia)
  return begun.sort((a, b) => a.data.localeCompare(b.data)).at(-1)?.descricao
}
