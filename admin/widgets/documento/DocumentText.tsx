import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect } from 'react'
import { useFreshTemplates } from '#admin/documents/templates.ts'
import { later, Waiting } from '#admin/form/later.tsx'
import { cursorIn } from '#admin/form/rich/editing.ts'
import { useWritten } from '#admin/form/rich/useWritten.ts'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { GroupFrame } from '#admin/form/widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { MarkerSuggestions } from '#admin/widgets/marcadores/MarkerSuggestions.tsx'
import { useSuggestions } from '#admin/widgets/marcadores/useSuggestions.ts'
import { readHtml, showHtml } from './chips.ts'
import { DocumentPreview } from './DocumentPreview.tsx'
import { titleOfMarker } from './markers.ts'
import { Paper } from './Paper.tsx'
import { usePlaceholders } from './placeholders.ts'
import { Toolbar } from './Toolbar.tsx'
import { documentoTexts } from './texts.ts'
import { useMarkers } from './useMarkers.ts'
import { chipTyped, removeChipBefore, removeWordsFrom, wordsBefore } from './wrapping.ts'

const MarkerDialogs = later(() => import('./MarkerDialogs.tsx'))

/** Editor of a template's text: WYSIWYG, with the entity's fields as chips, and a print preview beside it. */
export default function DocumentText(props: WidgetProps) {
  const { onBlur, id } = props
  const { store } = useScope()
  const entity = useStore(store, (s) => s.values.entidade) as string | undefined
  const offer = usePlaceholders(entity)
  useFreshTemplates()
  const titleOf = useCallback((marker: string) => titleOfMarker(marker, offer), [offer])
  const show = useCallback((root: HTMLElement, html: string) => showHtml(root, html, titleOf), [titleOf])
  const { root, cursor, buffer, fixed, changed, remember, element } = useWritten(props, { show, read: readHtml })
  // the chips' titles change with the entity, and when the list has loaded
  useEffect(() => {
    if (root.current && document.activeElement !== root.current) showHtml(root.current, readHtml(root.current), titleOf)
  }, [root, titleOf])

  const markers = useMarkers({ root, cursor, offer, titleOf, onChanged: changed })
  const suggestions = useSuggestions(offer?.options, (option, { start }) => {
    if (!root.current) return
    removeWordsFrom(cursorIn(root.current), start)
    cursor.current = cursorIn(root.current)
    changed()
    markers.pick(option)
  })

  return (
    <GroupFrame {...props} id={`${id}-grupo`}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: 2,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {!fixed && (
            <Toolbar
              root={root}
              cursor={cursor}
              placeholders={entity === undefined ? undefined : offer?.options}
              onChanged={changed}
              onPick={markers.pick}
              onCondition={markers.askCondition}
            />
          )}
          <Paper
            {...element}
            onInput={() => {
              if (root.current) {
                chipTyped(root.current, cursorIn(root.current), titleOf)
                suggestions.look(wordsBefore(cursorIn(root.current)))
              }
              changed()
            }}
            {...(!fixed && suggestions.aria)}
            onClick={
              fixed
                ? undefined
                : (event) => {
                    suggestions.close()
                    markers.change(event)
                  }
            }
            onKeyDown={(event) => {
              if (suggestions.press(event)) return
              if (event.key !== 'Backspace' || !root.current || !removeChipBefore(cursorIn(root.current))) return
              event.preventDefault()
              changed()
            }}
            onBlur={() => {
              remember()
              suggestions.close()
              buffer.commit()
              onBlur()
            }}
          />
          <MarkerSuggestions suggestions={suggestions} anchor={root.current} />
          {entity === undefined && (
            <Typography variant="caption" color="text.secondary">
              {documentoTexts.chooseEntity}
            </Typography>
          )}
        </Box>
        <DocumentPreview />
      </Box>
      {markers.asked && offer && (
        <Waiting fallback={null}>
          <MarkerDialogs asked={markers.asked} offer={offer} onDone={markers.finish} onClose={markers.close} />
        </Waiting>
      )}
    </GroupFrame>
  )
}
