import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { acceptText } from '#schemas/runtime/files/rules.ts'
import { GroupFrame } from '../lists/GroupFrame.tsx'
import type { WidgetProps } from '../widget.ts'
import { DropHint } from './DropHint.tsx'
import { FileLine } from './FileLine.tsx'
import { PickButton } from './PickButton.tsx'
import { TransferLine } from './TransferLine.tsx'
import { useDrop } from './useDrop.ts'
import { useOneFile } from './useOneFile.ts'

/** One file: uploaded as soon as it is chosen, dropped or pasted; the record stores its id. */
export default function FileField(props: WidgetProps) {
  const { id, label, disabled, readOnly } = props
  const { transfers, transfer, file, viewer, locked, clear } = useOneFile(props)
  const { store, rules } = transfers
  const drop = useDrop(!locked, transfers.send)
  const error = transfer?.problem ?? props.error
  return (
    <Box sx={{ position: 'relative' }} {...drop.target}>
      <GroupFrame {...props} id={`${id}-grupo`} error={error} compact>
        <Box
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            alignItems: 'center',
            justifyContent: 'flex-end',
            columnGap: 1,
            minHeight: 35,
            px: 0.5,
            minWidth: 0,
          }}
        >
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
              onRemove={readOnly ? undefined : clear}
            />
          )}
          {!transfer && !file && (
            <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 0 }}>
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
