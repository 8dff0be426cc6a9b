import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PublicSurvey } from '#schemas/runtime/answers/surveys/public-survey.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { type ApiError, postNameless } from '../api.ts'
import { paintPage } from '../colors.ts'
import { Captcha } from '../components/Captcha.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { useCaptcha } from '../hooks/useCaptcha.ts'
import { useLoad } from '../useLoad.ts'
import { Aviso } from './Aviso.tsx'
import { type Aparelho, aparelhoDe } from './aparelho.ts'
import { isCaptcha } from './falhas.ts'
import { Responder } from './Responder.tsx'
import { Resultados } from './Resultados.tsx'

/** The survey of a public link: form, thanks or published results. Answers are anonymous. */
export function Pesquisa({ codigo }: { codigo: string }) {
  const aparelho = useMemo(() => aparelhoDe(codigo), [codigo])
  const [recaptcha, setRecaptcha] = useState<string>()
  const load = useCallback(
    (signal: AbortSignal) =>
      postNameless<PublicSurvey>(
        'pesquisas-por-link/mostra',
        { codigo, formulario: aparelho.formulario(), recaptcha },
        signal,
      ),
    [codigo, aparelho, recaptcha],
  )
  const { data, error, retry } = useLoad(load)
  useEffect(() => paintPage(data?.empresa), [data?.empresa])
  // another person answers on the same device, with a form of his own
  const [outra, setOutra] = useState(false)
  const onOther = useCallback(() => {
    setOutra(true)
    retry()
  }, [retry])
  return (
    <>
      <header className="topo">
        <p className="topo-linha marca">{data?.empresa.nome ?? 'Pesquisa'}</p>
      </header>
      <main id="conteudo">
        {data ? (
          <Mostrada
            key={data.formulario}
            {...{ codigo, aparelho, onOther }}
            ja={!outra && aparelho.respondeu()}
            pesquisa={data}
            onReload={retry}
          />
        ) : error ? (
          <Recusada error={error} onRetry={retry} onSolved={setRecaptcha} />
        ) : (
          <PageSkeleton />
        )}
      </main>
      <footer className="rodape">
        <p>Prumo RH</p>
      </footer>
    </>
  )
}

interface MostradaProps {
  codigo: string
  aparelho: Aparelho
  pesquisa: PublicSurvey
  /** it was answered on this device */
  ja: boolean
  onOther(): void
  onReload(): void
}

function Mostrada({ ja, ...props }: MostradaProps) {
  const { titulo, situacao, dataIni, resultados } = props.pesquisa
  // the initial value: the form stays while `ja` changes
  const [answered] = useState(ja)
  if (resultados) return <Resultados resultados={resultados} />
  if (situacao === 'ANTES')
    return (
      <Aviso titulo={titulo}>
        Esta pesquisa pode ser respondida a partir de {displayDay(dataIni)}. Volte nesse dia pelo mesmo endereço.
      </Aviso>
    )
  if (situacao !== 'ABERTA')
    return <Aviso titulo={titulo}>Esta pesquisa foi encerrada e não recebe mais respostas.</Aviso>
  if (answered)
    return (
      <Aviso titulo={titulo} acao="Outra pessoa vai responder" onAcao={props.onOther}>
        Você já respondeu neste aparelho. Pedimos uma resposta por pessoa; se mais gente usa o aparelho, outra pessoa
        pode responder.
      </Aviso>
    )
  return <Responder {...props} />
}

/** The same answer for every invalid link; a captcha after too many attempts. */
function Recusada({
  error,
  onRetry,
  onSolved,
}: {
  error: ApiError
  onRetry(): void
  onSolved(solution: string): void
}) {
  if (isCaptcha(error)) return <Robo message={error.message} onSolved={onSolved} />
  if (error.status === 404)
    return <Aviso titulo={error.message}>Confira o endereço ou peça um novo a quem o divulgou.</Aviso>
  return <Aviso titulo={error.message} acao="Tentar de novo" onAcao={onRetry} />
}

function Robo({ message, onSolved }: { message: string; onSolved(solution: string): void }) {
  const captcha = useCaptcha()
  return (
    <section className="folha estreita">
      <h1>{message}</h1>
      <Captcha captcha={captcha} />
      <button
        type="button"
        className="botao"
        disabled={captcha.state === 'open'}
        onClick={() => void captcha.solution().then(onSolved)}
      >
        Continuar
      </button>
    </section>
  )
}
