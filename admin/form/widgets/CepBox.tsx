import CircularProgress from '@mui/material/CircularProgress'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { fillAddress } from '../cep.ts'
import { type FormScope, useOptionalScope } from '../state/scope.ts'
import { Masked } from './Masked.tsx'
import type { WidgetProps } from './widget.ts'

/** A CEP; when a whole one was typed, the address is looked up and put into the fields named by `x-field.cep`. */
export default function CepBox(props: WidgetProps) {
  const scope = useOptionalScope()
  const [state, setState] = useState<'idle' | 'busy' | 'unknown'>('idle')
  const { field, onChange } = props

  const change = async (value: unknown) => {
    onChange(value)
    setState('idle')
    const find = scope?.services.cepLookup
    if (!scope || !find || !field.hint.cep || typeof value !== 'string' || !formats.cep?.validate(value)) return
    setState('busy')
    const address = await find(value).catch(() => undefined)
    if (address) await fillAddress(field.hint.cep, address, targetOf(scope))
    setState(address ? 'idle' : 'unknown')
  }

  const help = state === 'unknown' ? 'CEP não encontrado: preencha o endereço.' : props.help
  const busy = state === 'busy' && (
    <InputAdornment position="end">
      <CircularProgress size={18} aria-label="Buscando endereço" />
    </InputAdornment>
  )
  return <Masked {...props} help={help} onChange={(value) => void change(value)} end={busy} placeholder="00000-000" />
}

function targetOf({ model, store, services, setValue }: FormScope) {
  return {
    fieldAt: (path: string) => leafFields(model.leaves).find((field) => field.path === path),
    record: () => store.record,
    lookup: services.lookup,
    // at once: the next field may be filtered by this one
    set: (path: string, value: unknown) => flushSync(() => setValue(path, value)),
  }
}
