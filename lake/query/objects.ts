import type { Evaluation } from './evaluation.ts'
import { childOf, type GroqNode, isGroqObject, listOf } from './groq.ts'
import type { Compile, CompiledExpression, Scope } from './scope.ts'

type Fields = Record<string, unknown>
type Attribute = (fields: Fields, scope: Scope, run: Evaluation) => void

/** `{"name": value, ...splat, condition => {...}}`. */
export function compileObject(node: GroqNode, compile: Compile): CompiledExpression {
  const attributes = listOf(node, 'attributes').map((each) => compileAttributeOf(each, compile))
  return (scope, run) => {
    const fields: Fields = {}
    for (const attribute of attributes) attribute(fields, scope, run)
    return fields
  }
}

function compileAttributeOf(attribute: GroqNode, compile: Compile): Attribute {
  const value = compile(childOf(attribute, 'value'))
  switch (attribute.type) {
    case 'ObjectAttributeValue': {
      const name = String(attribute.name)
      return (fields, scope, run) => {
        run.budget.addValues(1)
        fields[name] = value(scope, run)
      }
    }
    case 'ObjectSplat':
      return (fields, scope, run) => splat(fields, value(scope, run), run)
    case 'ObjectConditionalSplat': {
      const condition = compile(childOf(attribute, 'condition'))
      return (fields, scope, run) => {
        if (condition(scope, run) === true) splat(fields, value(scope, run), run)
      }
    }
    default:
      throw new Error(`${attribute.type} is not supported`)
  }
}

function splat(fields: Fields, value: unknown, run: Evaluation): void {
  if (!isGroqObject(value)) return
  const names = Object.keys(value)
  run.budget.addValues(names.length)
  for (const name of names) fields[name] = value[name]
}
