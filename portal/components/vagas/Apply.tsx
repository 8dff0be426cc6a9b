import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Candidato, VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { type ApiError, postForm } from '../../api.ts'
import { portalLink } from '../../links.ts'
import { usePortal } from '../../session.tsx'
import { firstName } from '../../texts.ts'
import { asFailure } from '../../useLoad.ts'
import { Icon } from '../Icon.tsx'

interface ApplyProps {
  vaga: VagaAberta
  /** the application was sent a moment ago */
  sent: boolean
  /** the vacancy as it is after the application */
  onApplied(vaga: VagaAberta): void
}

/** Actions of the visitor on this vacancy: log in, apply, or see his application. */
export function Apply({ vaga, sent, onApplied }: ApplyProps) {
  const { candidato, loading } = usePortal()
  if (vaga.solicitacaoId === undefined)
    return <p className="nota">Esta vaga não recebe candidaturas pelo portal. Fale diretamente com a empresa.</p>
  if (loading) return <span className="botao esboco traco" />
  if (!candidato) return <Enter vaga={vaga} />
  if (vaga.deOutraEmpresa) return <OtherCompany vaga={vaga} candidato={candidato} />
  if (vaga.podeCandidatar) return <Send vaga={vaga} onApplied={onApplied} />
  return sent ? <Sent vaga={vaga} /> : <Done vaga={vaga} />
}

const loginFor = (vaga: VagaAberta) =>
  portalLink('/login', {
    empresaId: vaga.empresa.id,
    solicitacaoId: vaga.solicitacaoId,
    voltar: portalLink(`/anuncios/${vaga.id}`, { empresaId: vaga.empresa.id }),
  })

function Enter({ vaga }: { vaga: VagaAberta }) {
  return (
    <>
      <Link className="botao grande" to={loginFor(vaga)}>
        Candidatar-se
      </Link>
      <p className="nota dica">Você entra com o seu CPF e volta para esta vaga.</p>
    </>
  )
}

function Send({ vaga, onApplied }: Omit<ApplyProps, 'sent'>) {
  const { candidato, expired } = usePortal()
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const send = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      const after = await postForm<VagaAberta>('candidatos', { solicitacaoId: vaga.solicitacaoId })
      if (after) onApplied(after)
    } catch (error) {
      const failed = asFailure(error)
      if (failed.status !== 401) return setFailure(failed)
      expired()
      navigate(loginFor(vaga))
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <button type="button" className="botao grande" onClick={send} disabled={sending}>
        {sending ? 'Enviando…' : 'Candidatar-se'}
      </button>
      {failure ? (
        <p className="erro" role="alert">
          {failure.message}
        </p>
      ) : (
        <p className="nota dica">{candidato && firstName(candidato.nome)}, a empresa receberá o seu cadastro.</p>
      )}
    </>
  )
}

const takeFocus = (box: HTMLElement | null) => box?.focus()

/** Takes the focus, as the focused button is unmounted. */
function Sent({ vaga }: { vaga: VagaAberta }) {
  return (
    <div className="sucesso" role="status" tabIndex={-1} ref={takeFocus}>
      <Icon name="certo" />
      <p>
        <strong>Candidatura enviada!</strong> A empresa {vaga.empresa.nome} recebeu o seu cadastro e entrará em contato
        se o seu perfil avançar.
      </p>
    </div>
  )
}

function Done({ vaga: { dataCandidatura, dataEsperaNovaAplicacao: espera } }: { vaga: VagaAberta }) {
  return (
    <div className="sucesso">
      <Icon name="certo" />
      <p>
        <strong>Você já se candidatou a esta vaga</strong>
        {dataCandidatura && <> em {displayDay(dataCandidatura)}</>}. A empresa entrará em contato se o seu perfil
        avançar.
        {espera && espera > isoDay(new Date()) && (
          <> Uma nova candidatura será possível a partir de {displayDay(espera)}.</>
        )}
      </p>
    </div>
  )
}

function OtherCompany({ vaga, candidato }: { vaga: VagaAberta; candidato: Candidato }) {
  const { logout } = usePortal()
  const navigate = useNavigate()
  const change = async () => {
    await logout()
    navigate(loginFor(vaga))
  }
  return (
    <>
      <p className="nota">
        Você entrou com o seu cadastro na empresa {candidato.empresa.nome}, e esta vaga é de outra. Entre com o seu
        cadastro de lá para se candidatar.
      </p>
      <button type="button" className="botao" onClick={change}>
        Entrar na empresa {vaga.empresa.nome}
      </button>
    </>
  )
}
