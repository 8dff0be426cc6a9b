import type { Envio } from '#schemas/runtime/answers/surveys/reminder.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { linksDasCopias } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hideNames } from '#server/platform/crud/sight/unseen-people.ts'
import { run } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { sendMails } from '#server/platform/mail/send.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { PESQUISA, type Pesquisa } from './pesquisa.ts'

const TALENTO = 'gestao-talentos/talento'

interface Devedor {
  id: number
  nome: string
  email: string | null
  usuario: number | null
  empresa: string
  copia: number
}

// $1 company, $2 survey, $3 talents or null: unanswered copies. A begun anonymous copy keeps its former address, as a link shows the draft
const DEVEM = `select t.id::int as id, coalesce(t.nome_social, t.nome) as nome,
    case when c.anonima and c.situacao = 'P' then c.email else t.contato_email end as email, t.usuario_id::int as usuario,
    e.nome as empresa, c.id::int as copia
  from colaborador_questionario c
  join talento t on t.empresa_id = c.empresa_id and t.id = c.avaliador_id
  join empresa e on e.id = c.empresa_id
  where c.empresa_id = $1 and c.pesquisa_id = $2 and c.situacao <> 'R' and ($3::bigint[] is null or t.id = any($3)) order by t.nome, t.id`

/**
 * Notifies the respondents of unanswered copies, all or these: by a message where they have a login, else by e-mail
 * with a single-use link. Runs in the caller's transaction.
 */
export async function avisaConvidados(tx: Ctx, pesquisa: Pesquisa, talentos?: number[]): Promise<Envio> {
  const { empresaId, usuario } = tx.session
  const devedores = await run<Devedor>(tx.db, DEVEM, [empresaId, pesquisa.id, talentos ?? null])
  const entram = devedores.flatMap(({ usuario: id }) => id ?? [])
  await sendMessage(tx.db, {
    ...{ empresaId, tipo: 'P', usuarios: entram, remetente: usuario.nome },
    texto: `Responda até ${displayDay(pesquisa.dataFim)}: ${pesquisa.titulo}.`,
    link: '/pesquisa/responder',
  })
  const fora = devedores.filter(({ usuario: id }) => id === null)
  const com = fora.filter(({ email }) => email !== null && isAddress(email) && tx.deps.links !== undefined)
  await escreve(tx, pesquisa, com)
  const sem = fora.filter((devedor) => !com.includes(devedor))
  await hideNames(tx, TALENTO, sem)
  return { avisados: entram.length + com.length, semContato: sem.map(({ nome }) => nome) }
}

// $1 company, $2 copies, $3 addresses
const ENDERECOS = `update colaborador_questionario c set email = e.email from unnest($2::bigint[], $3::text[]) as e(id, email)
  where c.empresa_id = $1 and c.id = e.id and c.email is distinct from e.email`

async function escreve(tx: Ctx, pesquisa: Pesquisa, devedores: readonly Devedor[]): Promise<void> {
  if (devedores.length === 0) return
  const copias = devedores.map(({ copia }) => copia)
  const links = await linksDasCopias(tx, copias)
  await run(tx.db, ENDERECOS, [tx.session.empresaId, copias, devedores.map(({ email }) => email)])
  await sendMails(
    tx.db,
    devedores.map((devedor, i) => escreveEmail(tx, pesquisa, devedor, links[i] ?? '')),
  )
}

/** The e-mail with the link; the link is hidden in the outbox, too. */
function escreveEmail(tx: Ctx, pesquisa: Pesquisa, { id, nome, email, empresa }: Devedor, link: string): Mail {
  const secret = tx.deps.links?.secrets
  const anonima = 'A pesquisa é anônima: o que você responder fica guardado sem dizer por quem.'
  const text = [
    `Olá, ${nome}.`,
    `${empresa} convida você a responder até ${displayDay(pesquisa.dataFim)}: ${pesquisa.titulo}.`,
    ...(pesquisa.anonima ? [anonima] : []),
    `Abra este endereço no celular ou no computador. Não é preciso senha; você pode parar e continuar depois, e ele deixa de valer quando as respostas são enviadas:\n${link}`,
    'Se você não trabalha nesta empresa, desconsidere esta mensagem.',
    `Atenciosamente,\n${empresa}`,
  ].join('\n\n')
  return {
    empresaId: tx.session.empresaId,
    to: { endereco: String(email), nome },
    subject: `Pesquisa: ${pesquisa.titulo}`,
    text,
    event: 'PESQUISA_A_RESPONDER',
    about: [
      { entidade: PESQUISA, id: pesquisa.id },
      { entidade: TALENTO, id },
    ],
    ...(secret && { secret }),
  }
}
