import { readCondition, readSized, readTable } from './markers.ts'
import type { Offer } from './offer.ts'

/** A marker that is asked for, or changed: `chip` is the piece of the text that it replaces. */
export interface AskedMarker {
  kind: 'table' | 'condition' | 'size'
  /** as it stands in the text; '' for a new condition */
  marker: string
  chip?: HTMLElement
}

/** What can be changed of a piece of the text; undefined for one that is only put in and taken out. */
export function askedOf(chip: HTMLElement, offer: Offer): AskedMarker | undefined {
  const marker = chip.dataset.marcador ?? ''
  if (/^se\s/i.test(marker)) return readCondition(marker) && { kind: 'condition', marker, chip }
  if (readSized(marker)) return { kind: 'size', marker, chip }
  return offer.columns[readTable(marker).name] ? { kind: 'table', marker, chip } : undefined
}
