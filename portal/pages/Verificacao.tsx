import { type FormEvent, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { getJson } from '../api.ts'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { describedBy, Field } from '../components/Field.tsx'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../hooks/usePage.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'

/** A document found by its code. */
interface Verificado {
  situacao: 'EMITIDO' | 'REVOGADO'
  numero: string
  modelo: string
  empresa: string
  emitidoEm: string
  revogadoEm?: string
}

/** The day of an instant: '31/12/2026'. */
const day = (instant: string): string => displayInstant(instant).slice(0, 10)

/** /externo/verificacao?empresaId=1#CODE: whether an issued document is still valid. */
export default function Verificacao() {
  const { empresaId, empresaInvalida } = usePortal()
  const codigo = decodeURIComponent(useLocation().hash.slice(1))
  const heading = usePage('Verificação de documento')
  const load = useCallback(
    (signal: AbortSignal) => getJson<Verificado>('documentos/verificacao', { empresaId, codigo }, signal),
    [empresaId, codigo],
  )
  const { data, error, loading } = useLoad(empresaId !== undefined && codigo !== '' ? load : undefined)
  if (empresaInvalida) return <InvalidCompany />
  return (
    <div className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        Verificação de documento
      </h1>
      <div className="formulario" aria-live="polite">
        {loading && <p className="nota">Verificando…</p>}
        {!loading && error && (
          <p className="erro" role="alert">
            {error.message}
          </p>
        )}
        {!loading && data && !error && <Resultado documento={data} />}
      </div>
      {empresaId === undefined ? (
        <p className="nota">Abra esta página pelo código QR ou pelo endereço impresso no documento.</p>
      ) : (
        <Codigo key={codigo} codigo={codigo} />
      )}
    </div>
  )
}

function Resultado({ documento }: { documento: Verificado }) {
  const { situacao, numero, modelo, empresa, emitidoEm, revogadoEm } = documento
  const dados: [string, string][] = [
    ['Documento', modelo],
    ['Número', numero],
    ['Empresa', empresa],
    ['Emitido em', day(emitidoEm)],
  ]
  return (
    <>
      {situacao === 'EMITIDO' ? (
        <p className="sucesso">
          <Icon name="certo" />
          <span>
            <strong>Documento válido.</strong> Confira se os dados abaixo são os do papel.
          </span>
        </p>
      ) : (
        <p className="erro">
          <strong>Documento revogado{revogadoEm && ` em ${day(revogadoEm)}`}.</strong> Ele não vale mais.
        </p>
      )}
      <dl className="dados">
        {dados.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Another code, typed. */
function Codigo({ codigo }: { codigo: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [value, setValue] = useState(codigo)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '') setError('Código é obrigatório')
    else navigate({ search, hash: encodeURIComponent(value.trim().toUpperCase()) }, { replace: true })
  }
  return (
    <form className="formulario" onSubmit={submit} noValidate>
      <Field
        name="codigo"
        label="Código"
        error={error}
        hint="Como está impresso: três grupos de quatro letras e números"
      >
        <input
          {...describedBy('codigo', error, 'sim')}
          value={value}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setValue(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <button type="submit" className="botao grande">
        Verificar
      </button>
    </form>
  )
}
