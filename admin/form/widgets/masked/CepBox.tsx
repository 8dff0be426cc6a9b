import SearchIcon from '@mui/icons-material/Search'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { fillAddress } from '../../cep.ts'
import { type FormScope, useOptionalScope } from '../../state/scope.ts'
import type { WidgetProps } from '../widget.ts'
import { Masked } from './Masked.tsx'

/** Messages for the outcome of a look-up; the address stays editable. */
const SAID = {
  incomplete: 'Cep não pode ser nulo',
  unknown: 'CEP não encontrado: preencha o endereço.',
  away: 'Não foi possível consultar o CEP: preencha o endereço.',
}

/** CEP box; a complete CEP, or the magnifier, looks the address up and fills in the fields named by `x-field.cep`. */
export default function CepBox(props: WidgetProps) {
  const scope = useOptionalScope()
  const [state, setState] = useState<'idle' | 'busy' | keyof typeof SAID>('idle')
  const { field, id, label, value, disabled, onChange } = props
  const find = field.hint.cep ? scope?.services.cepLookup : undefined
  const latest = useRef('')
  /** digits the magnifier was pressed with: their later commit to the form triggers no second look-up */
  const asked = useRef<string | undefined>(undefined)

  const look = async (cep: string) => {
    if (!scope || !find) return
    latest.current = cep
    setState('busy')
    const answer = await find(cep).then(
      (address) => address ?? ('unknown' as const),
      () => 'away' as const,
    )
    // stale answer: another CEP was typed meanwhile
    if (latest.current !== cep) return
    if (typeof answer === 'object') await fillAddress(field.hint.cep, answer, targetOf(scope))
    setState(typeof answer === 'object' ? 'idle' : answer)
  }
  const change = (next: unknown) => {
    onChange(next)
    if (asked.current !== undefined && digitsOf(next) === asked.current) return
    asked.current = undefined
    latest.current = ''
    setState('idle')
    if (typeof next === 'string' && formats.cep?.validate(next)) void look(next)
  }
  const ask = () => {
    // reads the DOM value: the pending text may not have reached the form yet
    const typed = (document.getElementById(id) as HTMLInputElement | null)?.value ?? String(value ?? '')
    const cep = digitsOf(typed)
    asked.current = cep
    if (/^\d{8}$/.test(cep)) void look(cep)
    else setState('incomplete')
  }

  const end = find && (
    <InputAdornment position="end">
      {state === 'busy' ? (
        <CircularProgress size={18} aria-label="Buscando endereço" />
      ) : (
        <IconButton size="small" edge="end" disabled={disabled} aria-label={`Buscar endereço: ${label}`} onClick={ask}>
          <SearchIcon fontSize="small" />
        </IconButton>
      )}
    </InputAdornment>
  )
  const said = state === 'idle' || state === 'busy' ? undefined : SAID[state]
  return (
    <Masked
      {...props}
      error={props.error ?? (state === 'incomplete' ? said : undefined)}
      help={said ?? props.help}
      onChange={change}
      end={end}
      placeholder="00000-000"
    />
  )
}

const digitsOf = (text: unknown): string => formats.cep?.normalise?.(String(text ?? '')) ?? ''

function targetOf({ model, store, services, setValue }: FormScope) {
  return {
    fieldAt: (path: string) => leafFields(model.leaves).find((field) => field.path === path),
    record: () => store.record,
    lookup: services.lookup,
    // synchronous: the next field's picker may be filtered by this one
    set: (path: string, value: unknown) => flushSync(() => setValue(path, value)),
  }
}
