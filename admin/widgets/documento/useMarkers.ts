import { type MouseEvent, type RefObject, useState } from 'react'
import { insertAt } from '#admin/form/rich/editing.ts'
import type { MarkerOption } from '#admin/widgets/marcadores/options.ts'
import { type AskedMarker, askedOf } from './asked.ts'
import { chipOf, type TitleOf } from './chips.ts'
import type { Offer } from './offer.ts'
import { documentoTexts } from './texts.ts'
import { wrapInCondition } from './wrapping.ts'

interface Text {
  root: RefObject<HTMLDivElement | null>
  /** the selection before another element took the focus */
  cursor: RefObject<Range | undefined>
  offer: Offer | undefined
  titleOf: TitleOf
  onChanged: () => void
}

/** State of inserting and editing markers in a text. */
export function useMarkers({ root, cursor, offer, titleOf, onChanged }: Text) {
  const [asked, setAsked] = useState<AskedMarker>()
  const insert = (marker: string) => {
    if (!root.current) return
    insertAt(root.current, cursor.current, chipOf(marker, titleOf))
    onChanged()
  }
  const put = ({ kind, chip }: AskedMarker, marker: string, withElse: boolean) => {
    if (chip) chip.replaceWith(chipOf(marker, titleOf))
    else if (kind === 'condition' && root.current) {
      const elseText = withElse ? { elseText: documentoTexts.elseHere } : {}
      wrapInCondition(root.current, cursor.current, { marker, ...elseText }, titleOf)
    } else return insert(marker)
    onChanged()
  }
  return {
    asked,
    close: () => setAsked(undefined),
    pick: ({ marcador, lista }: MarkerOption) =>
      lista ? setAsked({ kind: 'table', marker: marcador }) : insert(marcador),
    askCondition: () => setAsked({ kind: 'condition', marker: '' }),
    /** on a click into the text: opens the dialog of an editable chip */
    change: ({ target }: MouseEvent) => {
      const chip = target instanceof Element ? target.closest<HTMLElement>('.marcador') : null
      if (chip && offer) setAsked(askedOf(chip, offer))
    },
    finish: (marker: string, withElse: boolean) => {
      if (!asked) return
      setAsked(undefined)
      // after the closing dialog has restored the focus
      window.setTimeout(() => put(asked, marker, withElse))
    },
  }
}
