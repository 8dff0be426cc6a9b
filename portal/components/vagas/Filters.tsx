import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Recortes } from '#schemas/runtime/answers/recruitment/portal.ts'
import { nomeDoLugar } from '../../texts.ts'
import { Icon } from '../Icon.tsx'

/** Filters of the list by query parameter. */
export interface Chosen {
  q: string
  cidadeId: string
  areaId: string
  vinculo: string
}

interface FiltersProps {
  chosen: Chosen
  recortes?: Recortes
  onChange(changes: Partial<Chosen>): void
}

/** Debounce of the search in ms (spec 1 §9). */
const pause = 500

/** Words, city, area and kind of employment. */
export function Filters({ chosen, recortes, onChange }: FiltersProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const inUse = [chosen.cidadeId, chosen.areaId, chosen.vinculo].filter((value) => value !== '').length
  return (
    <search className={open ? 'filtros abertos' : 'filtros'}>
      <SearchBox q={chosen.q} onChange={(q) => onChange({ q })} />
      {/* on a phone the vacancies come first */}
      <button type="button" className="botao leve filtros-abre" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Fechar filtros' : inUse > 0 ? `Filtros (${inUse})` : 'Filtros'}
      </button>
      <label className="campo" htmlFor={`${id}-cidade`}>
        <span>Cidade</span>
        <select
          id={`${id}-cidade`}
          value={chosen.cidadeId}
          onChange={(event) => onChange({ cidadeId: event.target.value })}
        >
          <option value="">Todas as cidades</option>
          {recortes?.cidades.map((cidade) => (
            <option key={cidade.id} value={cidade.id}>
              {nomeDoLugar(cidade)} ({cidade.quantidade})
            </option>
          ))}
        </select>
      </label>
      <label className="campo" htmlFor={`${id}-area`}>
        <span>Área</span>
        <select id={`${id}-area`} value={chosen.areaId} onChange={(event) => onChange({ areaId: event.target.value })}>
          <option value="">Todas as áreas</option>
          <AreaOptions areas={recortes?.areas ?? []} />
        </select>
      </label>
      <label className="campo" htmlFor={`${id}-vinculo`}>
        <span>Vínculo</span>
        <select
          id={`${id}-vinculo`}
          value={chosen.vinculo}
          onChange={(event) => onChange({ vinculo: event.target.value })}
        >
          <option value="">Todos os vínculos</option>
          {recortes?.vinculos.map((vinculo) => (
            <option key={vinculo.id} value={vinculo.id}>
              {vinculo.nome} ({vinculo.quantidade})
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

/** Area options; those of several companies are grouped by company. */
function AreaOptions({ areas }: { areas: Recortes['areas'] }) {
  const option = ({ id, nome, quantidade }: Recortes['areas'][number]) => (
    <option key={id} value={id}>
      {nome} ({quantidade})
    </option>
  )
  const empresas = [...new Set(areas.map(({ empresa }) => empresa))].sort((a, b) => a.localeCompare(b, 'pt-BR'))
  if (empresas.length < 2) return areas.map(option)
  return empresas.map((empresa) => (
    <optgroup key={empresa} label={empresa}>
      {areas.filter((area) => area.empresa === empresa).map(option)}
    </optgroup>
  ))
}

function SearchBox({ q, onChange }: { q: string; onChange(q: string): void }) {
  const id = useId()
  const [text, setText] = useState(q)
  const told = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // the latest handler: another filter may change during the debounce
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  }, [onChange])
  const tell = (next: string) => {
    clearTimeout(timer.current)
    const words = next.trim()
    if (words === told.current) return
    told.current = words
    latest.current(words)
  }
  // `q` may change from outside: back button, or filters cleared
  useEffect(() => {
    if (q === told.current) return
    told.current = q
    setText(q)
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tell(text)
  }
  return (
    <form className="busca" onSubmit={submit}>
      <label className="campo" htmlFor={id}>
        <span>O que você procura?</span>
        <input
          id={id}
          type="search"
          maxLength={100}
          placeholder="Cargo ou palavra-chave"
          enterKeyHint="search"
          value={text}
          onChange={({ target: { value } }) => {
            setText(value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => tell(value), pause)
          }}
        />
      </label>
      <button type="submit" className="botao busca-botao" aria-label="Buscar">
        <Icon name="busca" />
        <span aria-hidden="true">Buscar</span>
      </button>
    </form>
  )
}
