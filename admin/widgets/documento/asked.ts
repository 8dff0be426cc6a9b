import { readCondition, readSized, readTable } from './markers.ts'
import type { Offer } from './offer.ts'

/** A marker being created or edited; `chip` is the element it replaces. */
export interface AskedMarker {
  kind: 'table' | 'condition' | 'size'
  /** as it stands in the text; '' for a new condition */
  marker: string
  chip?: HTMLElement
}

/** Returns what can be edited of a chip; undefined for one without options. */
export function askedOf(chip: HTMLElement, offer: Offer): AskedMarker | undefined {
  const marker = chip.dataset.marcador ?? ''
  if (/^se\s/i.test(marker)) return readCondition(marker) && { kind: 'condition', marker, chip }
  if (readSized(marker)) return { kind: 'size', marker, chip }
  return offer.columns[readTable(marker).name] ? { kind: 'table', marker, chip } : undefined
}
