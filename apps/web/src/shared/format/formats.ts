type Make<Options, Format> = new (locale: string, options: Options) => Format

/** A format is dear to make and cheap to use, and a list has hundreds of rows: each is made once. */
function once<Options, Format>(Make: Make<Options, Format>) {
  const made = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key)
    if (known) return known
    const format = new Make(locale, options)
    made.set(key, format)
    return format
  }
}

export const dateFormat = once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
export const numberFormat = once<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
export const ageFormat = once<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
)
export const nameFormat = once<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames)
