import AddLocation from '@mui/icons-material/AccountTreeOutlined'
import SwapHoriz from '@mui/icons-material/SwapHoriz'
import Button from '@mui/material/Button'
import { type ComponentType, type ReactNode, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { cargosTexts as t } from './texts.ts'

const Transfer = later(async () => ({ default: (await import('./TransferDialog.tsx')).TransferDialog }))
const AddAreas = later(async () => ({ default: (await import('./AddAreasDialog.tsx')).AddAreasDialog }))

interface Props {
  label: string
  icon: ReactNode
  dialog: ComponentType<{ onClose: () => void }>
}

/** A button above the list that opens a dialog; only with the update right. */
function DialogButton({ label, icon, dialog: Dialog }: Props) {
  const { schema } = useEntity()
  const [open, setOpen] = useState(false)
  if (!schema.can.update) return null
  return (
    <>
      <Button variant="outlined" startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Waiting fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Waiting>
      )}
    </>
  )
}

const NoPositions = ({ onClose }: { onClose: () => void }) => <AddAreas cargos={[]} onClose={onClose} />

export const TransferButton = () => <DialogButton label={t.transferButton} icon={<SwapHoriz />} dialog={Transfer} />
export const AddAreasButton = () => <DialogButton label={t.addAreas} icon={<AddLocation />} dialog={NoPositions} />
