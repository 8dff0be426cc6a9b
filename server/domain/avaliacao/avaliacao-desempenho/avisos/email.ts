import type { Envio } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { linkDaCopia } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hideNames } from '#server/platform/crud/sight/unseen-people.ts'
import { run } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { CICLO, type Ciclo } from '../ciclo.ts'
import { avisaAvaliadores } from './avisos.ts'

const TALENTO = 'gestao-talentos/talento'

interface Devedor {
  id: number
  nome: string
  email: string | null
  usuario: number | null
  empresa: string
  copias: { id: number; avaliado: string; propria: boolean }[]
}

// $1 company, $2 cycle: evaluators with unanswered copies, and the evaluated people
const DEVEM = `select t.id, coalesce(t.nome_social, t.nome) as nome, t.contato_email as email, t.usuario_id as usuario, e.nome as empresa,
    json_agg(json_build_object('id', c.id, 'avaliado', coalesce(a.nome_social, a.nome), 'propria', a.id = t.id) order by a.nome) as copias
  from colaborador_questionario c
  join talento t on t.empresa_id = c.empresa_id and t.id = c.avaliador_id
  join talento a on a.empresa_id = c.empresa_id and a.id = c.colaborador_id
  join empresa e on e.id = c.empresa_id
  where c.empresa_id = $1 and c.avaliacao_desempenho_id = $2 and c.situacao <> 'R'
  group by t.id, t.nome, t.nome_social, t.contato_email, t.usuario_id, e.nome order by t.nome`

/**
 * Mails every evaluator with unanswered copies of a released cycle: users get the login address, others one single-use
 * link per evaluated person (spec 2 §7). Users get a message in the application, too. Runs in the caller's transaction.
 */
export async function enviaEmails(tx: Ctx, ciclo: Ciclo): Promise<Envio> {
  const devedores = await run<Devedor>(tx.db, DEVEM, [tx.session.empresaId, ciclo.id])
  const com = devedores.filter(({ email }) => email !== null && isAddress(email))
  for (const devedor of com) await escreve(tx, ciclo, devedor)
  await avisaAvaliadores(
    tx,
    ciclo,
    devedores.map(({ id }) => Number(id)),
  )
  const sem = devedores.filter((devedor) => !com.includes(devedor))
  await hideNames(tx, TALENTO, sem)
  return { enviados: com.length, semEmail: sem.map(({ nome }) => nome) }
}

async function escreve(tx: Ctx, ciclo: Ciclo, devedor: Devedor): Promise<void> {
  const { nome, empresa, email } = devedor
  const ate = ciclo.dataFim === undefined ? '' : ` até ${displayDay(ciclo.dataFim)}`
  const secret = tx.deps.links?.secrets
  const text = [
    `Olá, ${nome}.`,
    `${empresa} espera as suas respostas${ate} em: ${ciclo.titulo}.`,
    ...(await ondeResponder(tx, devedor)),
    'Se você não trabalha nesta empresa, desconsidere esta mensagem.',
    `Atenciosamente,\n${empresa}`,
  ].join('\n\n')
  await sendMail(tx.db, {
    empresaId: tx.session.empresaId,
    to: { endereco: String(email), nome },
    subject: `Responda: ${ciclo.titulo}`,
    text,
    event: 'AVALIACAO_A_RESPONDER',
    about: [
      { entidade: CICLO, id: ciclo.id },
      { entidade: TALENTO, id: Number(devedor.id) },
    ],
    // the link is a secret of its recipient: it is hidden in the outbox, too
    ...(devedor.usuario === null && secret && { secret }),
  })
}

async function ondeResponder(tx: Ctx, { usuario, copias }: Devedor): Promise<string[]> {
  const nomes = copias.map(({ avaliado, propria }) => (propria ? 'Autoavaliação' : avaliado))
  if (usuario !== null) return [`Entre no sistema: em suas mensagens está o que falta responder (${nomes.join(', ')}).`]
  const links = []
  for (const [at, { id }] of copias.entries()) links.push(`${nomes[at]}:\n${await linkDaCopia(tx, id)}`)
  return [
    'Abra cada endereço no celular ou no computador. Não é preciso senha; você pode parar e continuar depois, e ele deixa de valer quando as respostas são enviadas:',
    ...links,
  ]
}
