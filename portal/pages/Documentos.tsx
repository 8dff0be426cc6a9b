import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { later, Waiting } from '#admin/form/later.tsx'
import { PaginaDoCandidato } from '#portal/components/conta/PaginaDoCandidato.tsx'
import type { Candidato, Documento } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { sizeText } from '#schemas/runtime/files/rules.ts'
import { getJson } from '../api.ts'
import { Boundary } from '../components/Boundary.tsx'
import { ExcluirDocumento } from '../components/ExcluirDocumento.tsx'
import { Failure } from '../components/Failure.tsx'
import { Icon } from '../components/Icon.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { useExpired } from '../hooks/useExpired.ts'
import { usePage } from '../hooks/usePage.ts'
import { portalLink } from '../links.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'

const Visor = later(() => import('../cadastro/Visor.tsx'))

/** /externo/candidatos/{id}/documentos-anexos: what the candidate has attached — spec 1 §2.3 */
export default function Documentos() {
  return <PaginaDoCandidato pagina={Pagina} />
}

function Pagina({ candidato: { id, empresa } }: { candidato: Candidato }) {
  const { empresaId } = usePortal()
  const heading = usePage('Anexar Documentos')
  const { state } = useLocation() as { state: { dito?: string } | null }
  const [dito, setDito] = useState(state?.dito)
  const [visto, setVisto] = useState<Documento>()
  const [excluido, setExcluido] = useState<Documento>()
  const [saiu, setSaiu] = useState(0)
  const anexar = useRef<HTMLAnchorElement>(null)
  // the button that opened the dialog was removed with its row: focus another one
  useEffect(() => {
    if (saiu > 0) anexar.current?.focus()
  }, [saiu])
  const load = useCallback(
    (signal: AbortSignal) => getJson<Documento[]>(`candidatos/${id}/documentos-anexos`, {}, signal),
    [id],
  )
  const { data, error, retry } = useLoad(load)
  useExpired(error)
  if (error) return <Failure heading="h1" message={error.message} onRetry={retry} />
  if (!data) return <PageSkeleton />
  return (
    <div className="folha">
      <h1 ref={heading} tabIndex={-1}>
        Anexar Documentos
      </h1>
      <p className="nota">
        Currículo, diplomas, certificados: o que você anexa aqui acompanha o seu cadastro, e a empresa pode ver.
      </p>
      <div role="status">{dito && <p className="sucesso dito">{dito}</p>}</div>
      <Link ref={anexar} className="botao" to={portalLink(`/candidatos/${id}/documentos-anexos/new`, { empresaId })}>
        <Icon name="enviar" /> Anexar documentos
      </Link>
      {data.length === 0 ? (
        <p className="nota sem-documentos">Você ainda não anexou nenhum documento.</p>
      ) : (
        <ul className="documentos" aria-label="Documentos anexados">
          {data.map((documento) => (
            <li key={documento.id}>
              <div className="envio-nome">
                <strong>{documento.descricao}</strong>
                <span className="nota">
                  {documento.data && `${displayDay(documento.data)} · `}
                  {documento.arquivo.nome} · {sizeText(documento.arquivo.tamanho)}
                </span>
              </div>
              <div className="documento-botoes">
                <button
                  type="button"
                  className="botao leve"
                  aria-label={`Ver ${documento.descricao}`}
                  onClick={() => setVisto(documento)}
                >
                  <Icon name="ver" /> Ver
                </button>
                <a
                  className="botao leve"
                  href={`/api/externo/candidatos/${id}/documentos-anexos/${documento.id}/download`}
                  download={documento.arquivo.nome}
                  aria-label={`Baixar ${documento.descricao}`}
                >
                  Baixar
                </a>
                <button
                  type="button"
                  className="botao leve"
                  aria-label={`Excluir ${documento.descricao}`}
                  onClick={() => setExcluido(documento)}
                >
                  Excluir
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {visto && (
        <Boundary>
          <Waiting fallback={null}>
            <Visor arquivo={visto.arquivo} empresaId={empresa.id} onClose={() => setVisto(undefined)} />
          </Waiting>
        </Boundary>
      )}
      {excluido && (
        <ExcluirDocumento
          candidatoId={id}
          documento={excluido}
          onClose={() => setExcluido(undefined)}
          onDone={() => {
            setDito(`O documento ${excluido.descricao} foi excluído.`)
            setExcluido(undefined)
            setSaiu((times) => times + 1)
            retry()
          }}
        />
      )}
    </div>
  )
}
