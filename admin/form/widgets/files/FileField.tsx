import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { acceptText, fileIds } from '#schemas/runtime/files/rules.ts'
import { useViewer } from '../../viewer/useViewer.tsx'
import { GroupFrame } from '../lists/GroupFrame.tsx'
import type { WidgetProps } from '../widget.ts'
import { DropHint } from './DropHint.tsx'
import { FileLine } from './FileLine.tsx'
import { PickButton } from './PickButton.tsx'
import { TransferLine } from './TransferLine.tsx'
import { useDrop } from './useDrop.ts'
import { useStored } from './useStored.ts'
import { useTransfers } from './useTransfers.ts'

/** One file: sent as soon as it is chosen, dropped or pasted; the record stores its id. */
export default function FileField(props: WidgetProps) {
  const { id, label, disabled, readOnly, value, onChange, onBlur } = props
  const transfers = useTransfers(
    props,
    (file) => {
      learn(file)
      onChange(file.id)
      onBlur()
    },
    true,
  )
  const { store, rules, list } = transfers
  const [[file], learn] = useStored(store, fileIds(value))
  const viewer = useViewer(store)
  const locked = disabled || readOnly || !store
  const drop = useDrop(!locked, transfers.send)
  const [transfer] = list
  const error = transfer?.problem ?? props.error
  return (
    <Box sx={{ position: 'relative' }} {...drop.target}>
      <GroupFrame {...props} id={`${id}-grupo`} error={error} compact>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 35, px: 0.5, minWidth: 0 }}>
          {transfer && (
            <TransferLine
              transfer={transfer}
              onCancel={() => transfers.drop(transfer.key)}
              onRetry={() => transfers.retry(transfer)}
            />
          )}
          {!transfer && file && (
            <FileLine
              file={file}
              store={store}
              disabled={disabled}
              onView={() => viewer.view(file)}
              onRemove={
                readOnly
                  ? undefined
                  : () => {
                      onChange(undefined)
                      onBlur()
                    }
              }
            />
          )}
          {!transfer && !file && (
            <Typography variant="body2" color="text.secondary" noWrap sx={{ flex: 1 }}>
              {locked ? 'Nenhum arquivo' : 'Arraste um arquivo, cole-o ou'}
            </Typography>
          )}
          {!readOnly && !transfers.busy && (
            <PickButton
              id={id}
              name={`${file ? 'Trocar' : 'Enviar'} arquivo: ${label}`}
              accept={acceptText(rules)}
              disabled={locked}
              describedBy={`${id}-grupo-helper-text`}
              onPick={transfers.send}
            >
              {file ? 'Trocar' : 'Enviar'}
            </PickButton>
          )}
        </Box>
      </GroupFrame>
      {drop.over && <DropHint text="Solte o arquivo aqui" />}
      {viewer.dialog}
    </Box>
  )
}
