import type { RoteiroTarefa } from '#schemas/generated/types/gestao-talentos/roteiro-tarefa.ts'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import { addDays, daysBetween } from '#schemas/runtime/days/days.ts'
import { runAction } from '#server/platform/crud/actions/act.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { lookUpOnce } from '#server/platform/crud/look-up-once.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside, insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'

type Pessoa = Talento & { id: number }
type Momento = 'A' | 'D'
type Tarefa = Omit<RoteiroTarefa, 'id'> & { roteiro: number }

const TAREFAS = 'gestao-talentos/tarefa-talento'

/** Days: earlier admissions and dismissals start no checklist, as such records are imported. */
const RECENTE = 30

/** Reasons of cancelled checklist tasks. */
const DESFEITO: Record<Momento, string> = { A: 'A admissão foi cancelada.', D: 'O desligamento foi desfeito.' }

const MOMENTOS: Record<Momento, (talento: Pessoa) => string | undefined> = {
  A: ({ situacao, dataAdmissao }) => (situacao === 'C' ? undefined : dataAdmissao),
  D: ({ situacao, dataDesligamento }) => (situacao === 'C' ? undefined : dataDesligamento),
}

/**
 * Starts the checklists of an admission or dismissal; moves open tasks when its day moves, and cancels them when it is
 * undone.
 */
export async function acompanhaRoteiros(ctx: Ctx, talento: Pessoa, before: Pessoa | undefined): Promise<void> {
  for (const momento of ['A', 'D'] as const) {
    const dia = MOMENTOS[momento](talento)
    const antes = before && MOMENTOS[momento](before)
    if (dia === antes) continue
    if (antes === undefined) {
      if (dia !== undefined && daysBetween(dia, ctx.context.hoje) <= RECENTE)
        await iniciaRoteiros(ctx, talento, momento, dia)
    } else if (dia === undefined) await dispensaPendentes(ctx, talento, momento)
    else await adiaPendentes(ctx, talento, momento, daysBetween(antes, dia))
  }
}

// $1 company, $2 moment
const DO_MOMENTO = `select r.id::int as roteiro, f.titulo, f.descricao, f.papel, f.dias, f.vinculo, f.pcd,
    json_build_object('id', f.perfil_id) as perfil, json_build_object('id', f.usuario_id) as usuario,
    json_build_object('id', f.estabelecimento_id) as estabelecimento, json_build_object('id', f.cargo_id) as cargo
  from roteiro r join roteiro_tarefa f on f.empresa_id = r.empresa_id and f.roteiro_id = r.id
  where r.empresa_id = $1 and r.momento = $2 and r.ativo order by r.id, f.ordem_`

async function iniciaRoteiros(ctx: Ctx, talento: Pessoa, momento: Momento, dia: string): Promise<void> {
  const tarefas = await lookUpOnce(ctx, `gestao-talentos/roteiro ${momento}`, () =>
    run<Tarefa>(ctx.db, DO_MOMENTO, [ctx.session.empresaId, momento]),
  )
  const of = onBehalf(ctx, TAREFAS)
  for (const { roteiro, titulo, descricao, papel, perfil, usuario, dias, ...só } of tarefas) {
    if (!valePara(só, talento)) continue
    const who = { ...(papel === 'P' && { perfil }), ...(papel === 'U' && { usuario }) }
    const body = { talento: { id: talento.id }, titulo, papel, prazo: addDays(dia, dias), ...who }
    await insertBody(of, { ...body, ...(descricao && { descricao }) }, { roteiro: { id: roteiro }, momento })
  }
}

/** Whether a task applies to the talent; absent conditions apply to all. */
function valePara(
  { vinculo, estabelecimento, cargo, pcd }: Pick<Tarefa, 'vinculo' | 'estabelecimento' | 'cargo' | 'pcd'>,
  talento: Pessoa,
): boolean {
  const same = (asked: { id?: number | null } | undefined, has: { id: number } | undefined) =>
    asked?.id == null || asked.id === has?.id
  return (
    (vinculo == null || vinculo === (talento.vinculo ?? 'E')) &&
    same(estabelecimento, talento.estabelecimento) &&
    same(cargo, talento.cargo) &&
    (pcd !== true || (talento.deficiencia ?? '0') !== '0')
  )
}

// $1 company, $2 talent, $3 moment
const A_FAZER = `select id::int from tarefa_talento
  where empresa_id = $1 and talento_empresa_id = $1 and talento_id = $2 and momento = $3 and situacao = 'P' order by id`

const pendentes = async ({ db, session }: Ctx, { id }: Pessoa, momento: Momento): Promise<number[]> =>
  (await run<{ id: number }>(db, A_FAZER, [session.empresaId, id, momento])).map((row) => row.id)

async function adiaPendentes(ctx: Ctx, talento: Pessoa, momento: Momento, dias: number): Promise<void> {
  const of = onBehalf(ctx, TAREFAS)
  for (const id of await pendentes(ctx, talento, momento)) {
    const stored = await readStored(of, id, { lock: true, evenUnseen: true })
    await changeStored(of, stored, { prazo: addDays(String(stored.prazo), dias) }, 'alteracao')
  }
}

async function dispensaPendentes(ctx: Ctx, talento: Pessoa, momento: Momento): Promise<void> {
  const of = onBehalf(ctx, TAREFAS)
  for (const id of await pendentes(ctx, talento, momento))
    await runAction(of, 'dispensa', id, { observacao: DESFEITO[momento] })
}

/** Deletes the open checklist tasks of a talent to be deleted; completed ones prevent his deletion. */
export async function apagaPendentes(ctx: Ctx, talento: Pessoa): Promise<void> {
  const of = onBehalf(ctx, TAREFAS)
  for (const momento of ['A', 'D'] as const)
    for (const id of await pendentes(ctx, talento, momento)) await deleteInside(of, id, undefined)
}
