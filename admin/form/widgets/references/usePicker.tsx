import Typography from '@mui/material/Typography'
import { type HTMLAttributes, type Key, type SyntheticEvent, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { type LookupItem, totalText } from '../../lookup.ts'
import { ALL, isOfAll } from '../all.ts'
import { Listbox } from './Listbox.tsx'
import { useAdding } from './useAdding.tsx'
import { useFilter, useLookup, useOfferingCall } from './useLookup.ts'
import { type Options, useOptions } from './useOptions.ts'

/** Properties of MUI's Autocomplete shared by both pickers (one and many). */
export function usePicker(field: Field, chosen: LookupItem[], choose: (item: LookupItem) => void) {
  const [open, setOpen] = useState(false)
  const [q, setQ] = useState('')
  const options = useOptions({
    lookup: useLookup(),
    entity: field.target ?? '',
    q,
    filter: useFilter(field),
    call: useOfferingCall(field),
    open,
  })
  const last = options.items.at(-1)
  const adding = useAdding(field, choose)
  const found = q === '' ? withChosen(options.items, chosen) : options.items
  const items = isOfAll(field) && field.kind !== 'reference' && q === '' ? [ALL, ...found] : found
  const isEmpty = items.length === 0
  const autocomplete = {
    open,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false)
      setQ('')
    },
    options: adding.choice && !options.loading ? [...items, adding.choice] : items,
    loading: options.loading,
    filterOptions: (items: LookupItem[]) => items,
    getOptionLabel: (item: LookupItem) => item.rotulo,
    getOptionKey: (item: LookupItem) => item.id,
    getOptionDisabled: (item: LookupItem) => isUnavailable(item, chosen),
    renderOption: (props: OptionProps, item: LookupItem) => <Option {...props} key={props.key} item={item} />,
    isOptionEqualToValue: (a: LookupItem, b: LookupItem) => a.id === b.id,
    onInputChange: (_: SyntheticEvent, text: string, reason: string) => {
      setQ(reason === 'input' ? text.trim() : '')
    },
    onHighlightChange: (_: SyntheticEvent, item: LookupItem | null, reason: string) => {
      if (reason === 'keyboard' && item && item.id === last?.id) options.more()
    },
    loadingText: 'Buscando…',
    // a failed request yields an empty list (spec 1 §8)
    noOptionsText: NONE,
    openText: 'Abrir',
    closeText: 'Fechar',
    clearText: 'Limpar',
  }
  const slotProps = {
    paper: { sx: FLOATING },
    listbox: {
      component: Listbox,
      footer: footerOf(options, isEmpty && adding.choice !== undefined),
      onEnd: options.more,
    } as object,
  }
  return {
    autocomplete,
    slotProps,
    /** whether the chosen option is 'Adicionar …' */
    takes: (items: (LookupItem | null)[]) => {
      const adds = adding.takes(items, q)
      if (adds) setOpen(false)
      return adds
    },
    dialog: adding.dialog,
  }
}

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: Key }

/** Whether the register forbids choosing this record (`x-entity.choosable`); records already chosen stay. */
export const isUnavailable = (item: LookupItem, chosen: LookupItem[]): boolean =>
  item.indisponivel !== undefined && !chosen.some(({ id }) => id === item.id)

/** An option, with the reason where it cannot be chosen. */
function Option({ item, ...line }: HTMLAttributes<HTMLLIElement> & { item: LookupItem }) {
  return (
    <li {...line}>
      <span>
        {item.rotulo}
        {item.indisponivel !== undefined && (
          <Typography variant="caption" sx={{ display: 'block' }}>
            {item.indisponivel}
          </Typography>
        )}
      </span>
    </li>
  )
}

const NONE = 'Nenhum registro encontrado'

/** Puts the chosen records that are not among the loaded options first. */
function withChosen(items: LookupItem[], chosen: LookupItem[]): LookupItem[] {
  const missing = chosen.filter(({ id }) => !items.some((item) => item.id === id))
  return missing.length === 0 ? items : [...missing, ...items]
}

/** Style of popup lists. */
export const FLOATING = { boxShadow: 8, border: 1, borderColor: 'divider', typography: 'body2' } as const

/** 'Mostrando 20 de mais de 10.000 …' while more options exist than are loaded. */
function footerOf({ items, total, loading }: Options, alone: boolean): string | undefined {
  if (!loading && alone) return NONE
  if (loading || items.length === 0 || items.length >= total) return undefined
  return `Mostrando ${items.length} de ${totalText(total)}. Digite para refinar.`
}
