import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils'

const Nothing = () => null

/**
 * RJSF's default registry reduced to what the form engine uses: ObjectField and SchemaField; all other fields, widgets and templates are
 * the engine's own. The build replaces RJSF's full registry with this file (build/rjsf.ts). Code that renders RJSF's own fields passes them
 * to the form (widgets/JsonBox.tsx).
 */
export default function getDefaultRegistry() {
  return {
    fields: { ObjectField, SchemaField },
    templates: {
      ButtonTemplates: { SubmitButton: Nothing },
      DescriptionFieldTemplate: Nothing,
      ErrorListTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      FieldHelpTemplate: Nothing,
    },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  }
}
