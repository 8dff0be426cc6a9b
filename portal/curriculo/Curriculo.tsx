import { useEffect, useRef } from 'react'
import { acceptText, extensionsOf, type FileRules, rulesOf, sizeText } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/record.ts'
import type { Definicao } from '../cadastro/definicao.ts'
import { Icon } from '../components/Icon.tsx'
import { achadosDe } from './achados.ts'
import { Conferencia } from './Conferencia.tsx'
import type { Leitura, LeituraComecada } from './leitura.ts'
import { type Estado, useCurriculo } from './useCurriculo.ts'

interface Props {
  definicao: Definicao
  empresaId: number
  /** current values of the registration */
  record: RecordData
  /** a new registration, without log-in */
  novo: boolean
  comecada?: LeituraComecada
  onComeca?(leitura: LeituraComecada | undefined): void
  /** confirmed values by field path; {} when the CV is skipped */
  onPronto(valores: Record<string, unknown>): void
}

/** Whether the company accepts CVs: the field exists and is visible. */
export const recebeCurriculo = ({ runtime, contexto }: Definicao): boolean => {
  const field = fieldAt(runtime.entity, 'ocrFile')
  return field !== undefined && isVisible(runtime, field, {}, contexto)
}

/** The CV step: upload, reading and review, before any value is put into the form — spec 1 §2.4 */
export function Curriculo({ definicao, empresaId, record, novo, comecada, onComeca, onPronto }: Props) {
  const { runtime, contexto } = definicao
  const rules = rulesOf(fieldAt(runtime.entity, 'ocrFile') as Field, contexto.parametros)
  const { estado, envia, larga } = useCurriculo({ empresaId, novo, rules, comecada, onComeca })
  const sem = novo ? 'Preencher sem o currículo' : 'Cancelar'
  const leave = (manter: boolean, valores: Record<string, unknown> = {}) => {
    larga(manter)
    onPronto(valores)
  }
  const region = useRef<HTMLElement>(null)
  const { tipo } = estado
  const first = useRef(tipo)
  // moves the focus to the new content, so that screen readers announce it
  useEffect(() => {
    if (first.current !== tipo) region.current?.focus()
    first.current = tipo
  }, [tipo])
  if (estado.tipo === 'conferir')
    return (
      <Conferencia
        achados={achadosDe(estado.lido, definicao, record)}
        arquivo={estado.arquivo}
        lido={estado.lido}
        definicao={definicao}
        empresaId={empresaId}
        record={record}
        onConfirma={(valores) => leave(valores.ocrFile !== undefined, valores)}
        onDispensa={() => leave(false)}
      />
    )
  return (
    <section ref={region} className="curriculo" aria-labelledby="curriculo-titulo" tabIndex={-1}>
      <h2 id="curriculo-titulo">{novo ? 'Comece pelo seu currículo' : 'Atualizar com um currículo'}</h2>
      {estado.tipo === 'oferta' && <Oferta estado={estado} rules={rules} sem={sem} envia={envia} leave={leave} />}
      {estado.tipo === 'enviando' && (
        <>
          <Andamento texto={`Enviando ${estado.nome}…`} parte={estado.parte} />
          <button type="button" className="botao leve" onClick={() => larga(false)}>
            Cancelar o envio
          </button>
        </>
      )}
      {estado.tipo === 'lendo' && (
        <>
          <Andamento texto={`Lendo ${estado.arquivo.nome}…`} parte={parteDe(estado.leitura)} />
          <p className="nota" role="status">
            {estado.semConexao
              ? 'Sem conexão com a internet. A leitura continua: assim que a conexão voltar, mostramos o que foi encontrado.'
              : situacaoDe(estado.leitura)}
          </p>
          <button
            type="button"
            className="botao leve"
            onClick={() => leave(true, { ocrFile: estado.arquivo.arquivoId })}
          >
            {novo ? 'Preencher sem esperar' : 'Não esperar'}
          </button>
        </>
      )}
      {estado.tipo === 'ilegivel' && (
        <>
          <p className="erro" role="alert">
            {estado.problema}
          </p>
          <p className="nota">O arquivo {estado.arquivo.nome} foi recebido e pode ir junto com o seu cadastro.</p>
          <button type="button" className="botao" onClick={() => leave(true, { ocrFile: estado.arquivo.arquivoId })}>
            Continuar com este arquivo
          </button>
          <button type="button" className="botao leve" onClick={() => larga(false)}>
            Escolher outro arquivo
          </button>
        </>
      )}
    </section>
  )
}

interface OfertaProps {
  estado: Extract<Estado, { tipo: 'oferta' }>
  rules: FileRules
  sem: string
  envia(file: File): void
  leave(manter: boolean): void
}

function Oferta({ estado: { problema, deNovo }, rules, sem, envia, leave }: OfertaProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p>
        Envie o arquivo, ou uma foto nítida dele, e digite menos: lemos o seu nome, contato e documento, e você confere
        tudo antes de usar.
      </p>
      {problema && (
        <p className="erro" role="alert">
          {problema}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo do currículo"
        accept={acceptText(rules)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) envia(file)
          target.value = ''
        }}
      />
      {deNovo && (
        <button type="button" className="botao" onClick={() => envia(deNovo)}>
          Tentar de novo
        </button>
      )}
      <button type="button" className={deNovo ? 'botao leve' : 'botao'} onClick={() => input.current?.click()}>
        <Icon name="enviar" /> {deNovo ? 'Escolher outro arquivo' : 'Escolher o currículo'}
      </button>
      <p className="nota">
        Até {sizeText(rules.maxBytes)}: {extensionsOf(rules).join(', ')}. Se você não concluir o cadastro, o arquivo e o
        que foi lido são apagados em até um dia.
      </p>
      <button type="button" className="botao leve" onClick={() => leave(false)}>
        {sem}
      </button>
    </>
  )
}

function Andamento({ texto, parte }: { texto: string; parte?: number }) {
  return (
    <div className="curriculo-andamento">
      <p id="curriculo-andamento">{texto}</p>
      <progress aria-labelledby="curriculo-andamento" max={1} value={parte} />
    </div>
  )
}

/** Progress from 0 to 1; undefined while the number of pages is unknown. */
const parteDe = (leitura: Leitura | undefined): number | undefined =>
  leitura?.total ? leitura.progresso / leitura.total : undefined

function situacaoDe(leitura: Leitura | undefined): string {
  if (leitura?.estado === 'na-fila') return 'Aguardando a vez…'
  return 'Uma foto pode levar um minuto. Não é preciso esperar: o arquivo vai junto com o cadastro.'
}
