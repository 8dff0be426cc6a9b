import type { Objetivo } from '#schemas/generated/types/avaliacao/objetivo.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { type Periodo, periodoDe } from './periodo.ts'

type Registro = Pick<Objetivo, 'id' | 'periodo' | 'nivel' | 'talento' | 'objetivoPai'>

/** Order of the levels: a parent's level is never lower than its child's (E > A > T). */
const ORDEM: Record<Objetivo['nivel'], number> = { E: 0, A: 1, T: 2 }

export const ENCERRADO = 'O período está encerrado.'
export const SO_DO_RH = 'Os objetivos da empresa são cuidados por quem vê todas as áreas.'

/** Whether the session may change objectives of a level: restricted sessions only those of areas and talents. */
export const cuida = ({ session }: Ctx, nivel: Objetivo['nivel']): boolean => !(session.restricted && nivel === 'E')

/** Rules that read other records. */
export async function recusados(ctx: Ctx, record: Registro, before?: Registro): Promise<FieldError[]> {
  if (!cuida(ctx, record.nivel) || (before && !cuida(ctx, before.nivel))) return [fieldError('nivel', SO_DO_RH)]
  const periodo = await periodoDe(ctx, record.periodo.id)
  const antes = before && before.periodo.id !== record.periodo.id ? await periodoDe(ctx, before.periodo.id) : periodo
  if (periodo.encerrado || antes.encerrado) return [fieldError('periodo', ENCERRADO)]
  return [
    ...(await recusaTalento(ctx, record, before)),
    ...(await recusaPai(ctx, record, before, periodo)),
    ...(before ? await recusaFilhos(ctx, record, before, periodo) : []),
  ]
}

/** Refuses a deletion where a change would be refused. @throws DomainError */
export async function exigeAberto(ctx: Ctx, { nivel, periodo }: Pick<Registro, 'nivel' | 'periodo'>): Promise<void> {
  if (!cuida(ctx, nivel)) fail('ACAO_NAO_PERMITIDA', {}, { message: SO_DO_RH })
  if ((await periodoDe(ctx, periodo.id)).encerrado) fail('ACAO_NAO_PERMITIDA', {}, { message: ENCERRADO })
}

// $1 company, $2 talent
const DA_EMPRESA = 'select 1 from talento where empresa_id = $1 and id = $2'

async function recusaTalento(ctx: Ctx, { talento }: Registro, before: Registro | undefined): Promise<FieldError[]> {
  if (talento === undefined || talento.id === before?.talento?.id) return []
  const found = await run(ctx.db, DA_EMPRESA, [ctx.session.empresaId, talento.id])
  return found.length > 0 ? [] : [fieldError('talento', 'O talento é de outra empresa.')]
}

interface Pai {
  nivel: Objetivo['nivel']
  situacao: string
  inicio: string
  fim: string
}

// $1 company, $2 objective
const PAI = `select o.nivel, o.situacao, p.inicio, p.fim from objetivo o
  join periodo_meta p on p.empresa_id = o.empresa_id and p.id = o.periodo_id
  where o.empresa_id = $1 and o.id = $2`

async function recusaPai(
  ctx: Ctx,
  record: Registro,
  before: Registro | undefined,
  periodo: Periodo,
): Promise<FieldError[]> {
  const pai = record.objetivoPai?.id
  const mesmo = pai === before?.objetivoPai?.id
  if (pai === undefined || (mesmo && record.nivel === before?.nivel && record.periodo.id === before?.periodo.id))
    return []
  const { empresaId } = ctx.session
  if (!mesmo && before && (await estaAbaixo(ctx, pai, before.id)))
    return [
      fieldError(
        'objetivoPai',
        'O objetivo superior não pode ser o próprio objetivo nem um dos que estão abaixo dele.',
      ),
    ]
  const [acima] = await run<Pai>(ctx.db, PAI, [empresaId, pai])
  if (!acima) return []
  if (ORDEM[acima.nivel] > ORDEM[record.nivel])
    return [fieldError('objetivoPai', 'O objetivo superior é de um nível abaixo deste.')]
  if (!mesmo && acima.situacao === 'X') return [fieldError('objetivoPai', 'O objetivo superior está cancelado.')]
  return cabe(periodo, acima) ? [] : [fieldError('periodo', 'O período não cabe no do objetivo superior.')]
}

const cabe = (dentro: Pick<Periodo, 'inicio' | 'fim'>, fora: Pick<Periodo, 'inicio' | 'fim'>): boolean =>
  dentro.inicio >= fora.inicio && dentro.fim <= fora.fim

// $1 company, $2 objective
const FILHOS = `select o.titulo, o.nivel, p.inicio, p.fim from objetivo o
  join periodo_meta p on p.empresa_id = o.empresa_id and p.id = o.periodo_id
  where o.empresa_id = $1 and o.objetivo_pai_id = $2 order by o.id`

/** Refuses changes after which a child no longer fits below the objective. */
async function recusaFilhos(
  { db, session }: Ctx,
  record: Registro,
  before: Registro,
  periodo: Periodo,
): Promise<FieldError[]> {
  if (record.nivel === before.nivel && record.periodo.id === before.periodo.id) return []
  const filhos = await run<Pai & { titulo: string }>(db, FILHOS, [session.empresaId, before.id])
  const maior = filhos.find(({ nivel }) => ORDEM[nivel] < ORDEM[record.nivel])
  if (maior) return [fieldError('nivel', `Abaixo deste está um objetivo de um nível acima: ${maior.titulo}.`)]
  const fora = filhos.find((filho) => !cabe(filho, periodo))
  return fora ? [fieldError('periodo', `O período de um objetivo abaixo deste não cabe neste: ${fora.titulo}.`)] : []
}

// $1 company, $2 objective
const ACIMA = 'select objetivo_pai_id::int as pai from objetivo where empresa_id = $1 and id = $2 for update'

/**
 * Whether an objective is `raiz` or below it. Locks each ancestor FOR UPDATE, upwards: of two requests that would close
 * a cycle the second waits, and finds the first one's parent.
 */
async function estaAbaixo({ db, session }: Ctx, objetivo: number, raiz: number): Promise<boolean> {
  const seen = new Set<number>()
  for (let at: number | null | undefined = objetivo; at != null && !seen.has(at); ) {
    if (at === raiz) return true
    seen.add(at)
    const [row]: { pai: number | null }[] = await run(db, ACIMA, [session.empresaId, at])
    at = row?.pai
  }
  return false
}
