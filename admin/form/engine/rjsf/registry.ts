import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils'

const Nothing = () => null

/**
 * RJSF's default registry, as the form engine needs it: the root object and the frame of its fields; every field, widget and template beside them is
 * the engine's own. The build puts it in the place of RJSF's (build/rjsf.ts), which brings fields, widgets and templates of every kind.
 * Whoever renders RJSF's own fields passes them to the form (widgets/JsonBox.tsx).
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
