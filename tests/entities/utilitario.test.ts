import { describeGroup } from './suite.ts'

describeGroup('utilitario')
