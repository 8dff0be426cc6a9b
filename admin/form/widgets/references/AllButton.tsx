import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import type { LookupItem } from '../../lookup.ts'
import { useFilter, useLookup } from './useLookup.ts'

/** As many as a list of ids holds (spec 1 §8). */
const MOST = 600

interface Props {
  field: Field
  chosen: number
  onAll(items: LookupItem[]): void
}

/** Takes everything that may be chosen (`x-field.all`): a report is mostly asked of all there is. */
export function AllButton({ field, chosen, onAll }: Props) {
  const lookup = useLookup()
  const filter = useFilter(field)
  const [waits, setWaits] = useState(false)
  const take = async () => {
    setWaits(true)
    try {
      const { items } = await lookup.options(field.target ?? '', { filter, range: [0, MOST - 1] })
      onAll(items.filter(({ indisponivel }) => indisponivel === undefined))
    } catch {
      // what could not be fetched is an empty list, without a word (spec 1 §8)
    } finally {
      setWaits(false)
    }
  }
  return (
    <Button
      size="small"
      color="inherit"
      disabled={waits}
      onClick={chosen > 0 ? () => onAll([]) : () => void take()}
      aria-label={`${chosen > 0 ? 'Limpar' : 'Selecionar todos'}: ${field.title}`}
      sx={{ mt: 0.25, px: 0.75, color: 'text.secondary' }}
    >
      {chosen > 0 ? 'Limpar' : 'Selecionar todos'}
    </Button>
  )
}
