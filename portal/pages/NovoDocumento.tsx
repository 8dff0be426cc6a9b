import { type DragEvent, type FormEvent, useCallback, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PaginaDoCandidato } from '#portal/components/conta/PaginaDoCandidato.tsx'
import type { Candidato } from '#schemas/runtime/answers/recruitment/portal.ts'
import { acceptText, extensionsOf, generalRules, sizeText } from '#schemas/runtime/files/rules.ts'
import { type ApiError, getJson } from '../api.ts'
import type { Formulario } from '../cadastro/definicao.ts'
import { EnvioLinha } from '../components/EnvioLinha.tsx'
import { Failure } from '../components/Failure.tsx'
import { Icon } from '../components/Icon.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { useEnvios } from '../hooks/useEnvios.ts'
import { useExpired } from '../hooks/useExpired.ts'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'
import { asFailure, useLoad } from '../useLoad.ts'
import { documentosAnexados } from './texts.ts'

type Contexto = Formulario['contexto']

/** /externo/candidatos/{id}/documentos-anexos/new: attaches documents, each with description and date — spec 1 §2.3 */
export default function NovoDocumento() {
  return <PaginaDoCandidato pagina={Pagina} />
}

function Pagina({ candidato }: { candidato: Candidato }) {
  const { empresaId } = usePortal()
  const heading = usePage('Novo Documento')
  const load = useCallback((signal: AbortSignal) => getJson<Formulario>('candidatos/formulario', {}, signal), [])
  const { data, error, retry } = useLoad(load)
  useExpired(error)
  if (error) return <Failure heading="h1" message={error.message} onRetry={retry} />
  if (!data) return <PageSkeleton />
  const lista = portalLink(`/candidatos/${candidato.id}/documentos-anexos`, { empresaId })
  return (
    <div className="folha">
      <Link className="voltar" to={lista}>
        <Icon name="voltar" /> Documentos
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        Novo Documento
      </h1>
      <p className="nota">
        Escolha um ou vários arquivos do seu aparelho. Enquanto eles são enviados, diga o que é cada um.
      </p>
      <Envios candidato={candidato} contexto={data.contexto} lista={lista} />
    </div>
  )
}

function Envios({ candidato, contexto, lista }: { candidato: Candidato; contexto: Contexto; lista: string }) {
  const rules = generalRules(contexto.parametros)
  const { envios, inclui, grava, ...more } = useEnvios(candidato.id, candidato.empresa.id, rules, contexto.hoje)
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [over, setOver] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const navigate = useNavigate()
  useExpired(failure)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    inclui([...event.dataTransfer.files])
  }
  const travelling = envios.filter(({ arquivo, problema }) => !arquivo && !problema).length
  const arrived = envios.filter(({ arquivo }) => arquivo).length
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setFailure(undefined)
    try {
      const saved = await grava()
      if (saved === envios.length) navigate(lista, { state: { dito: documentosAnexados(saved) } })
      else form.current?.querySelector<HTMLElement>('[aria-invalid=true], .campo-erro')?.focus()
    } catch (error) {
      setFailure(asFailure(error))
    } finally {
      setSaving(false)
    }
  }
  return (
    <form ref={form} className="formulario" onSubmit={save} noValidate>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same by keyboard */}
      <div
        className={over ? 'soltar sobre' : 'soltar'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Arquivos"
          accept={acceptText(rules)}
          onChange={({ target }) => {
            inclui([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <button type="button" className="botao leve" onClick={() => input.current?.click()}>
          <Icon name="enviar" /> {envios.length === 0 ? 'Escolher arquivos' : 'Escolher mais arquivos'}
        </button>
        <p className="nota">
          Até {sizeText(rules.maxBytes)} cada: {extensionsOf(rules).join(', ')}
        </p>
      </div>
      {envios.length > 0 && (
        <ul className="envios" aria-label="Arquivos escolhidos">
          {envios.map((envio) => (
            <EnvioLinha key={envio.key} envio={envio} ocupado={saving} {...more} />
          ))}
        </ul>
      )}
      {failure && (
        <p className="erro" role="alert">
          {failure.message}
        </p>
      )}
      {envios.length > 0 && (
        <div className="janela-botoes">
          <button type="submit" className="botao" disabled={saving || travelling > 0 || arrived === 0}>
            {saving ? 'Salvando…' : 'Salvar'}
          </button>
          <Link className="botao leve" to={lista}>
            Cancelar
          </Link>
        </div>
      )}
      <p role="status" className="nota">
        {travelling > 0 && (travelling === 1 ? 'Enviando 1 arquivo…' : `Enviando ${travelling} arquivos…`)}
      </p>
    </form>
  )
}
