import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fillAddress } from '#admin/form/cep.ts'
import type { Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt } from '#schemas/runtime/paths.ts'
import type { Definicao } from '../cadastro/definicao.ts'
import { buscaCep, opcoesDaEmpresa } from '../cadastro/servicos.ts'
import type { Achado } from './achados.ts'
import type { LeituraComecada } from './leitura.ts'

interface Props {
  achados: Achado[]
  arquivo: LeituraComecada
  lido: Reading
  definicao: Definicao
  empresaId: number
  record: RecordData
  onConfirma(valores: Record<string, unknown>): void
  onDispensa(): void
}

const numero = new Intl.NumberFormat('pt-BR')

/** Review of the values read from a CV: only confirmed ones are put into the form. */
export function Conferencia({ achados, arquivo, lido, definicao, empresaId, record, onConfirma, onDispensa }: Props) {
  // values that would replace existing ones are not checked by default
  const [certos, setCertos] = useState(() => new Set(achados.filter(({ atual }) => !atual).map(({ chave }) => chave)))
  const [anexa, setAnexa] = useState(true)
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const toggle = (chave: string) =>
    setCertos((before) => {
      const after = new Set(before)
      if (!after.delete(chave)) after.add(chave)
      return after
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const valores: Record<string, unknown> = Object.assign(
      {},
      ...achados.filter(({ chave }) => certos.has(chave)).map((one) => one.valores),
    )
    const endereco = await enderecoDe(valores['endereco.cep'], definicao, empresaId, record)
    onConfirma({ ...valores, ...endereco, ...(anexa ? { ocrFile: arquivo.arquivoId, ocrTexto: lido.texto } : {}) })
  }
  return (
    <form className="curriculo" onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        Confira o que encontramos
      </h2>
      <p>
        {achados.length === 0
          ? 'Não há no texto nada que o formulário peça e que você já não tenha preenchido.'
          : 'Desmarque o que não estiver certo. Depois, no formulário, você ainda pode corrigir tudo.'}
      </p>
      {lido.imagem && (
        <p className="curriculo-cuidado">O texto veio de uma imagem: confira cada número e cada letra.</p>
      )}
      {achados.length > 0 && (
        <ul className="curriculo-achados" aria-label="Encontrado no currículo">
          {achados.map(({ chave, titulo, texto, atual }) => (
            <li key={chave}>
              <label>
                <input type="checkbox" checked={certos.has(chave)} onChange={() => toggle(chave)} />
                <span>
                  <span className="nota">{titulo}</span>
                  <strong>{texto}</strong>
                  {atual && <span className="nota">No seu cadastro: {atual}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <ul className="curriculo-achados" aria-label="O currículo">
        <li>
          <label>
            <input type="checkbox" checked={anexa} onChange={() => setAnexa(!anexa)} />
            <span>
              <span className="nota">Currículo</span>
              <strong>{arquivo.nome}</strong>
              <span className="nota">
                O arquivo e o seu texto vão junto com o cadastro, para a empresa encontrar você por ele.
              </span>
            </span>
          </label>
          <details>
            <summary>Ver o texto lido ({numero.format(lido.texto.length)} letras)</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
            <section className="termo-texto" aria-label="Texto lido" tabIndex={0}>
              {lido.texto}
            </section>
          </details>
        </li>
      </ul>
      <button type="submit" className="botao grande" disabled={busy}>
        {busy ? 'Um momento…' : 'Usar o que está marcado'}
      </button>
      <button type="button" className="botao leve grande" disabled={busy} onClick={onDispensa}>
        Não usar nada e apagar o arquivo
      </button>
    </form>
  )
}

/** Timeout of the CEP lookup, in ms. */
const PATIENCE = 4000

/** Looks up the address of a confirmed CEP; {} on failure or timeout. */
async function enderecoDe(
  digits: unknown,
  { runtime }: Definicao,
  empresaId: number,
  record: RecordData,
): Promise<Record<string, unknown>> {
  if (typeof digits !== 'string') return {}
  const found: Record<string, unknown> = {}
  const after = structuredClone(record)
  const fill = async () => {
    const address = await buscaCep(digits)
    if (!address) return
    await fillAddress(fieldAt(runtime.entity, 'endereco.cep')?.hint.cep, address, {
      fieldAt: (path) => fieldAt(runtime.entity, path),
      record: () => after,
      set(path, value) {
        setAt(after, path, value)
        found[path] = value
      },
      lookup: opcoesDaEmpresa(empresaId),
    })
  }
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE))
  await Promise.race([fill().catch(() => undefined), late])
  return { ...found }
}
