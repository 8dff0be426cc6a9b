import { useEffect, useMemo, useRef, useState } from 'react'
import { Anonima } from '#admin/form/questionario/Anonima.tsx'
import type { CopiaLocal } from '#admin/form/questionario/copia-local.ts'
import { Documentos } from '#admin/form/questionario/Documentos.tsx'
import { noFio } from '#admin/form/questionario/fio.ts'
import type { Pacote } from '#admin/form/questionario/pacote.ts'
import { Blocks } from '#admin/form/rich/Blocks.tsx'
import type { PublicSurvey } from '#schemas/runtime/answers/surveys/public-survey.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { downloadNameless, postNameless } from '../api.ts'
import { cifraAqui } from '../cifrado.ts'
import { Captcha } from '../components/Captcha.tsx'
import { Icon } from '../components/Icon.tsx'
import { Perguntas } from '../components/questionario/Perguntas.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { copiaDoLink } from '../copia-local.ts'
import { useCaptcha } from '../hooks/useCaptcha.ts'
import { useTitulo } from './Aviso.tsx'
import type { Aparelho } from './aparelho.ts'
import { isCaptcha, isRecebida, isVencido } from './falhas.ts'

interface ResponderProps {
  codigo: string
  aparelho: Aparelho
  pesquisa: PublicSurvey
  onOther(): void
  onReload(): void
}

interface Entregue {
  agradecimento?: string
}

/** The questions of a survey; asks first whether to resume a draft left on this device. */
export function Responder(props: ResponderProps) {
  const { codigo, aparelho, pesquisa, onOther } = props
  const { titulo, formulario = '', dataFim } = pesquisa
  // without WebCrypto no draft is kept
  const copia = useMemo(() => (cifraAqui() ? copiaDoLink(codigo) : undefined), [codigo])
  const [deixada, setDeixada] = useState<boolean>()
  const [entregue, setEntregue] = useState<Entregue>()
  // number of restarts, used as key
  const [vez, setVez] = useState(0)
  useEffect(() => {
    void (copia?.le() ?? Promise.resolve(undefined)).then((pacote) => setDeixada(pacote !== undefined))
  }, [copia])
  useEffect(() => aparelho.comeca(formulario), [aparelho, formulario])
  if (entregue) return <Enviadas titulo={titulo} {...entregue} onOther={onOther} />
  if (deixada === undefined) return <PageSkeleton />
  if (deixada)
    return (
      <Deixada
        titulo={titulo}
        onContinue={() => setDeixada(false)}
        onAnew={async () => {
          await copia?.esquece()
          setDeixada(false)
        }}
      />
    )
  return (
    <Folha
      key={vez}
      {...props}
      copia={copia}
      onAnew={async () => {
        await copia?.esquece()
        setVez(vez + 1)
      }}
      onHanded={(handed) => {
        aparelho.responde(dataFim)
        setEntregue(handed)
      }}
    />
  )
}

interface FolhaProps extends ResponderProps {
  copia: CopiaLocal | undefined
  onAnew(): void
  onHanded(entregue: Entregue): void
}

function Folha({ codigo, aparelho, pesquisa, copia, onAnew, onReload, onHanded }: FolhaProps) {
  const { titulo, cabecalho, dataFim, minimo, perguntas = [], documentos = [] } = pesquisa
  const heading = useTitulo(titulo)
  const captcha = useCaptcha()
  const [pede, setPede] = useState(pesquisa.captcha ?? false)
  const formulario = useRef(pesquisa.formulario)
  const entrega = async ({ dadas }: Pacote): Promise<Entregue> => {
    const asked = new Map(perguntas.map((pergunta) => [pergunta.id, pergunta]))
    const respostas = dadas.flatMap(({ pergunta, ...resposta }) => {
      const one = asked.get(pergunta)
      return one ? [noFio(one, resposta)] : []
    })
    const recaptcha = (pede && (await captcha.solution())) || undefined
    try {
      const body = { codigo, formulario: formulario.current, recaptcha, respostas }
      return await postNameless<Entregue>('pesquisas-por-link', body)
    } catch (error) {
      if (isRecebida(error)) return {}
      if (isVencido(error)) await outroFormulario()
      setPede((now) => now || isCaptcha(error))
      // a solution counts once
      captcha.reset()
      throw error
    }
  }
  const outroFormulario = async () => {
    const nova = await postNameless<PublicSurvey>('pesquisas-por-link/mostra', { codigo })
    formulario.current = nova.formulario
    aparelho.comeca(nova.formulario ?? '')
  }
  return (
    <article className="folha">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      {cabecalho && <Blocks blocks={cabecalho} />}
      <p className="descricao">
        Responda até <strong>{displayDay(dataFim)}</strong>. Pedimos uma resposta por pessoa: este aparelho só se lembra
        de que respondeu, e isso não vai para o servidor.
      </p>
      <Perguntas
        questionario={{ perguntas, respostas: [] }}
        regras={{ exigeComentario: true, entrega, copia }}
        entregar="Enviar respostas"
        antes={
          <>
            <Anonima minimo={minimo} />
            {documentos.length > 0 && (
              <Documentos
                documentos={documentos}
                baixa={({ id, descricao }) =>
                  downloadNameless(`pesquisas-por-link/documento/${id}`, { codigo }, descricao)
                }
              />
            )}
            {copia && (
              <p className="nota">
                Outras pessoas usam este aparelho? Envie ou apague antes de sair: quem abrir esta página aqui pode
                continuar o que você começou.
              </p>
            )}
          </>
        }
        antesDeEnviar={pede && <Captcha captcha={captcha} />}
        onHanded={onHanded}
        onClosed={onReload}
      />
      {copia && (
        <button type="button" className="botao leve" onClick={onAnew}>
          Apagar o que respondi
        </button>
      )}
    </article>
  )
}

function Deixada({ titulo, onContinue, onAnew }: { titulo: string; onContinue(): void; onAnew(): void }) {
  const heading = useTitulo(titulo)
  return (
    <section className="aviso">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      <p>Há respostas não enviadas neste aparelho. Se foi você quem começou, continue de onde parou.</p>
      <button type="button" className="botao" onClick={onContinue}>
        Continuar
      </button>
      <button type="button" className="botao leve" onClick={onAnew}>
        Apagar e começar do zero
      </button>
    </section>
  )
}

function Enviadas({ titulo, agradecimento, onOther }: Entregue & { titulo: string; onOther(): void }) {
  const heading = useTitulo(`Respostas enviadas: ${titulo}`)
  return (
    <section className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      <p className="sucesso" role="status">
        <Icon name="certo" />
        <span>
          <strong>Respostas enviadas.</strong> Você já pode fechar esta página.
        </span>
      </p>
      <p className="descricao">{agradecimento ?? 'Obrigado por responder!'}</p>
      <button type="button" className="botao leve" onClick={onOther}>
        Outra pessoa vai responder
      </button>
    </section>
  )
}
