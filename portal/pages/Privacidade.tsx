import { useState } from 'react'
import type { Privacidade as Situacao } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { type ApiError, getJson, putJson } from '../api.ts'
import { ApagarCadastro } from '../components/conta/ApagarCadastro.tsx'
import { LoggedIn } from '../components/conta/LoggedIn.tsx'
import { Failure } from '../components/Failure.tsx'
import { Icon } from '../components/Icon.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { useExpired } from '../hooks/useExpired.ts'
import { usePage } from '../hooks/usePage.ts'
import { usePortal } from '../session.tsx'
import { asFailure, useLoad } from '../useLoad.ts'

/** /externo/privacidade: rights of the data subject (LGPD, art. 18) */
export default function Privacidade() {
  const { visita } = usePortal()
  return (
    <LoggedIn>
      <Minha key={visita} />
    </LoggedIn>
  )
}

const load = (signal: AbortSignal) => getJson<Situacao>('privacidade', {}, signal)

function Minha() {
  const { candidato } = usePortal()
  const heading = usePage('Minha Privacidade')
  const { data, error, retry } = useLoad(load)
  useExpired(error)
  return (
    <>
      <div className="abertura">
        <h1 ref={heading} tabIndex={-1}>
          Minha Privacidade
        </h1>
        <p>Os seus dados são seus: veja o que {candidato?.empresa.nome ?? 'a empresa'} guarda e decida sobre eles.</p>
      </div>
      {error ? (
        <Failure message={error.message} onRetry={retry} />
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <div className="aplicacoes">
          <Copia contato={data.contato} />
          <Consentimento situacao={data} onChanged={retry} />
          <Apagamento situacao={data} />
        </div>
      )}
    </>
  )
}

function Copia({ contato }: Pick<Situacao, 'contato'>) {
  return (
    <section className="folha aplicacao">
      <h2>Baixar os meus dados</h2>
      <p className="nota">
        O que você informou, as suas respostas, os arquivos que enviou e o andamento das suas seleções, com a finalidade
        e a base legal de cada dado. Anotações e notas de quem avaliou não estão na cópia: peça-as à empresa
        {contato ? (
          <>
            {' '}
            pelo e-mail <a href={`mailto:${contato}`}>{contato}</a>.
          </>
        ) : (
          '.'
        )}
      </p>
      <div className="janela-botoes">
        <a className="botao" href="/api/externo/privacidade/dados?formato=zip" download="meus-dados.zip">
          Baixar tudo, com os arquivos
        </a>
        <a className="botao leve" href="/api/externo/privacidade/dados?formato=pdf" download="meus-dados.pdf">
          Baixar em PDF
        </a>
        <a className="botao leve" href="/api/externo/privacidade/dados?formato=json" download="meus-dados.json">
          Baixar em JSON
        </a>
      </div>
    </section>
  )
}

interface ConsentimentoProps {
  situacao: Situacao
  onChanged(): void
}

function Consentimento({ situacao: { aceito, exigido, historico, politica }, onChanged }: ConsentimentoProps) {
  const [sure, setSure] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  useExpired(failure)
  const retira = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      await putJson('privacidade/consentimento', { aceito: false })
      setSure(false)
      onChanged()
    } catch (error) {
      setFailure(asFailure(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <section className="folha aplicacao">
      <div className="avaliacao-linha">
        <h2>Política de segurança</h2>
        <span className={aceito ? 'selo certo' : 'selo'}>{aceito ? 'Aceita' : 'Não aceita'}</span>
      </div>
      {politica && (
        <details className="historia">
          <summary>Ler a política de segurança</summary>
          <p className="politica">{politica}</p>
        </details>
      )}
      {historico.length > 0 && (
        <details className="historia">
          <summary>Quando aceitei e retirei</summary>
          <ol className="etapas">
            {historico.map(({ data, aceito: dado }) => (
              <li key={data}>
                <strong>{dado ? 'Aceita' : 'Retirada'}</strong> <span className="nota">em {displayInstant(data)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {failure && (
        <p className="erro" role="alert">
          {failure.message}
        </p>
      )}
      {aceito && !sure && (
        <button type="button" className="botao leve desistir" onClick={() => setSure(true)}>
          Retirar o aceite
        </button>
      )}
      {aceito && sure && (
        <div className="confirma">
          <p>
            A empresa será avisada e deixa de usar o que dependia do seu aceite.
            {exigido && ' Ela exige o aceite no portal: ele será pedido de novo antes de você continuar.'} O seu
            cadastro não é apagado.
          </p>
          <div className="janela-botoes">
            <button type="button" className="botao perigo" onClick={retira} disabled={sending}>
              {sending ? 'Retirando…' : 'Confirmar a retirada'}
            </button>
            <button type="button" className="botao leve" onClick={() => setSure(false)}>
              Manter o aceite
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

function Apagamento({ situacao }: { situacao: Situacao }) {
  const [open, setOpen] = useState(false)
  const { contratado, ficam, guarda } = situacao
  return (
    <section className="folha aplicacao">
      <h2>Apagar o meu cadastro</h2>
      <p className="nota">
        Você pode pedir que tudo seja apagado agora, sem explicar por quê. Não há como voltar atrás.
      </p>
      <ul className="lista">
        <li>
          <Icon name="certo" /> Saem o seu nome, CPF, contatos, endereço, currículo, foto, documentos e respostas.
        </li>
        <li>
          <Icon name="certo" /> Você sai das seleções em andamento, e as entrevistas marcadas são canceladas.
        </li>
        {ficam.map((motivo) => (
          <li key={motivo}>
            <Icon name="aviso" /> Fica: {motivo}.
          </li>
        ))}
        {contratado && (
          <li>
            <Icon name="aviso" /> Como você foi contratado, os dados do contrato de trabalho ficam com a empresa pelo
            prazo da lei (Constituição, art. 7º, XXIX).
          </li>
        )}
      </ul>
      {guarda && <p className="nota">Sem pedido, o seu cadastro é guardado assim: {guarda}.</p>}
      <button type="button" className="botao perigo desistir" onClick={() => setOpen(true)}>
        Apagar o meu cadastro
      </button>
      {open && <ApagarCadastro onClose={() => setOpen(false)} />}
    </section>
  )
}
