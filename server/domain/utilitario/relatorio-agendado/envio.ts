import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { RELATORIOS_AGENDADOS_TODOS } from '#server/platform/access/authorities.ts'
import { FIRST_USER } from '#server/platform/access/session.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import type { Mailbox } from '#server/platform/mail/mail.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { holdersOf, worksIn } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import type { Prumo } from '#server/prumo.ts'
import { proximoEnvio } from './agenda.ts'
import { escreveEmail } from './email.ts'
import { fazRelatorio, type Resultado } from './resultado.ts'

type Agendado = StoredRecord & RelatorioAgendado

const caminho = 'utilitario/relatorio-agendado'
const rota = '/utilitario/relatorios-agendados'

/** Class of the advisory locks of schedules in progress; PostgreSQL releases them when the connection ends. */
const AT_WORK = 7_203_402

/** Minutes before the first, second … retry; after the last the next regular day. */
const PAUSES = [1, 5, 15, 60]

const DUE = `select r.empresa_id as empresa, r.id from relatorio_agendado r join empresa m on m.id = r.empresa_id and m.ativa is not false
where r.pedido_em is not null or (r.situacao = 'ATIVO' and (r.proximo_envio is null or r.proximo_envio <= $1))
order by coalesce(r.pedido_em, r.proximo_envio) nulls first, r.id`

/**
 * Sends every due schedule. Each is processed under an advisory lock; e-mail and result are stored in one transaction
 * that checks that the schedule is unchanged: of two servers one sends, an aborted one has sent nothing, and a changed
 * schedule is processed again.
 * @returns number of reports sent
 */
export async function enviaAgendados(prumo: Prumo): Promise<number> {
  const { rows } = await prumo.database.pool.query<{ empresa: number; id: number }>(DUE, [prumo.now()])
  let enviados = 0
  for (const { empresa, id } of rows) {
    const ctx = await contextoDe(prumo, Number(empresa))
    if (!ctx) continue
    try {
      await alone(prumo, Number(id), async () => {
        if (await envia(prumo, ctx, Number(id))) enviados++
      })
    } catch (error) {
      // the others are still sent; this one is retried
      prumo.log.error({ err: error, agendado: id }, 'Relatório agendado')
    }
  }
  return enviados
}

/** Runs `work` under an advisory lock, unless another process holds it. */
async function alone({ database }: Prumo, id: number, work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  try {
    const lock = 'select pg_try_advisory_lock($1, $2) as mine'
    const { rows } = await client.query<{ mine: boolean }>(lock, [AT_WORK, id])
    if (!rows[0]?.mine) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', [AT_WORK, id])
    }
  } finally {
    client.release()
  }
}

const devido = ({ pedidoEm, situacao, proximoEnvio: proximo }: Agendado, agora: Date): boolean =>
  pedidoEm !== undefined || (situacao === 'ATIVO' && (proximo === undefined || new Date(proximo) <= agora))

async function envia(prumo: Prumo, ctx: Ctx, id: number): Promise<boolean> {
  const agora = prumo.now()
  const record = await findStored<Agendado>(ctx, id)
  if (!record || !devido(record, agora)) return false
  // a schedule without `proximoEnvio` (demo data) only gets its day
  const semDia = !record.pedidoEm && record.proximoEnvio === undefined
  const resultado = semDia ? undefined : await fazRelatorio(prumo, ctx.session.empresaId, record)
  return inTransaction(ctx, async (tx) => {
    const place = [tx.session.empresaId, id]
    await run(tx.db, 'select from relatorio_agendado where empresa_id = $1 and id = $2 for update', place)
    const atual = await findStored<Agendado>(tx, id, { lock: true })
    if (!atual || atual.versao !== record.versao) return false
    if (!resultado) {
      await changeStored(tx, atual, { proximoEnvio: proximoEnvio(atual, agora).toISOString() }, 'agenda')
      return false
    }
    const fim = await entrega(tx, prumo, atual, resultado)
    const denovo = tentaDeNovo(atual, resultado)
    await changeStored(tx, atual, { ...fim, ...daAgenda(atual, { ...fim, denovo }, agora) }, 'envio')
    if (!denovo && ['PARADO', 'FALHOU'].includes(fim.resultado)) await avisa(tx, atual, fim.mensagemResultado)
    return fim.resultado === 'ENVIADO'
  })
}

/** Result stored in the schedule. */
interface Fim {
  resultado: Resultado['resultado']
  mensagemResultado: string
}

/** Sends the file in the transaction that stores the result. */
async function entrega(tx: Ctx, prumo: Prumo, agendado: Agendado, feito: Resultado): Promise<Fim> {
  if ('mensagem' in feito) return { resultado: feito.resultado, mensagemResultado: feito.mensagem }
  const { resultado } = feito
  if (resultado === 'SEM_DADOS' && agendado.seVazio === 'NAO_ENVIA')
    return { resultado, mensagemResultado: 'Não havia dados: nada foi enviado.' }
  const to = await destinatarios(tx, agendado)
  if (to.length === 0)
    return { resultado: 'FALHOU', mensagemResultado: 'Nenhum dos destinatários tem e-mail e acesso a esta empresa.' }
  const hoje = prumo.today()
  const email = escreveEmail(agendado, feito.agendavel, { hoje, vazio: resultado === 'SEM_DADOS' })
  const arquivo = 'arquivo' in feito ? feito.arquivo : undefined
  const nome = arquivo?.nome.replace(/(\.\w+)$/, `-${hoje}$1`) ?? ''
  try {
    await sendMail(tx.db, {
      ...email,
      empresaId: tx.session.empresaId,
      to,
      attachments: arquivo && [{ nome, tipo: arquivo.tipo, conteudo: arquivo.bytes }],
      event: 'relatorio-agendado',
      about: [{ entidade: caminho, id: agendado.id }],
      author: agendado.responsavel?.nome,
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { resultado: 'FALHOU', mensagemResultado: error.message }
  }
  const quantos = to.length === 1 ? '1 destinatário' : `${to.length} destinatários`
  const linhas = arquivo?.linhas === 1 ? ', com 1 linha' : `, com ${arquivo?.linhas} linhas`
  const mensagemResultado = arquivo
    ? `Enviado a ${quantos}${arquivo.linhas === undefined ? '' : linhas}.`
    : `Não havia dados: ${quantos} recebeu um e-mail que diz isso.`
  return { resultado, mensagemResultado }
}

async function destinatarios(tx: Ctx, { usuarios = [], emails = [] }: Agendado): Promise<Mailbox[]> {
  const found = await run<Mailbox>(
    tx.db,
    `select u.email as endereco, u.nome from usuario u where u.id = any($2::bigint[]) and u.email is not null and ${worksIn('u', '$1')} order by u.id`,
    [tx.session.empresaId, usuarios.map(({ id }) => id)],
  )
  return [...found, ...emails.map((endereco) => ({ endereco }))]
}

/** Whether to retry: not for manual requests, which the user can repeat. */
const tentaDeNovo = ({ tentativas = 0, pedidoEm }: Agendado, feito: Resultado): boolean =>
  'denovo' in feito && feito.denovo === true && pedidoEm === undefined && tentativas < PAUSES.length

/** Next sending: a retry after a failure, else the next regular day; a manual request does not change it. */
function daAgenda(agendado: Agendado, { resultado, denovo }: Fim & { denovo: boolean }, agora: Date): RecordData {
  const { tentativas = 0, proximoEnvio: proximo } = agendado
  const feito = { pedidoEm: undefined, ultimoEnvio: agora.toISOString() }
  if (resultado === 'PARADO') return { ...feito, situacao: 'PARADO', tentativas: undefined }
  if (agendado.situacao !== 'ATIVO' || (proximo !== undefined && new Date(proximo) > agora)) return feito
  if (!denovo) return { ...feito, tentativas: undefined, proximoEnvio: proximoEnvio(agendado, agora).toISOString() }
  const pause = (PAUSES[tentativas] ?? 1) * 60_000
  return { ...feito, tentativas: tentativas + 1, proximoEnvio: new Date(agora.getTime() + pause).toISOString() }
}

/** Notifies the responsible user, and those who see all schedules. */
async function avisa(tx: Ctx, { id, nome, responsavel }: Agendado, motivo: string): Promise<void> {
  const { empresaId } = tx.session
  const todos = await holdersOf(tx.db, empresaId, RELATORIOS_AGENDADOS_TODOS)
  await sendMessage(tx.db, {
    empresaId,
    tipo: 'R',
    usuarios: [...(responsavel ? [responsavel.id] : []), ...todos],
    remetente: 'Relatórios agendados',
    texto: `O relatório agendado '${nome}' não foi enviado. ${motivo}`,
    link: `${rota}/${id}`,
  })
}

/** Context of the system, named 'Relatórios agendados'. */
async function contextoDe(prumo: Prumo, empresaId: number): Promise<Ctx | undefined> {
  const entity = prumo.model.entities.get(caminho)
  const session = await prumo.sessions.ofUser(FIRST_USER, empresaId)
  if (!entity || !session) return undefined
  return contextOf(prumo, entity, { ...session, usuario: { ...session.usuario, nome: 'Relatórios agendados' } })
}
