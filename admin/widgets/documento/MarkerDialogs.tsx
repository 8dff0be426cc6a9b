import type { AskedMarker } from './asked.ts'
import ConditionDialog from './ConditionDialog.tsx'
import { readTable } from './markers.ts'
import type { Offer } from './offer.ts'
import SizeDialog from './SizeDialog.tsx'
import TableDialog from './TableDialog.tsx'

interface Props {
  asked: AskedMarker
  offer: Offer
  onDone: (marker: string, withElse: boolean) => void
  onClose: () => void
}

/** Dialogs for the options of a list, a condition, or a picture's width. */
export default function MarkerDialogs({ asked: { kind, marker, chip }, offer, onDone, onClose }: Props) {
  if (kind === 'condition')
    return <ConditionDialog marker={marker || undefined} offer={offer} onDone={onDone} onClose={onClose} />
  if (kind === 'size') return <SizeDialog marker={marker} onDone={(one) => onDone(one, false)} onClose={onClose} />
  const { name } = readTable(marker)
  return (
    <TableDialog
      marker={marker}
      title={offer.options.find(({ marcador }) => marcador === name)?.titulo ?? name}
      columns={offer.columns[name] ?? []}
      isNew={chip === undefined}
      onDone={(one) => onDone(one, false)}
      onClose={onClose}
    />
  )
}
