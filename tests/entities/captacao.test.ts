import { describeGroup } from './suite.ts'

describeGroup('captacao')
