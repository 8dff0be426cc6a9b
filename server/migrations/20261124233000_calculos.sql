-- What computed values (x-field.computed) are worked out with. schemas/runtime/computed says the same for the browser; a property test holds the two
-- together (tests/server/crud/computed-agree.test.ts). A result outside the years 1 to 9999 is missing.
create function prumo_add_days(day date, days numeric) returns date
  language sql immutable parallel safe
  return case when day - date '0001-01-01' + days between 0 and date '9999-12-31' - date '0001-01-01' then day + days::int end;

-- 31/08 + 6 months is 28/02
create function prumo_add_months(day date, months numeric) returns date
  language sql immutable parallel safe
  return case when extract(year from day) * 12 + extract(month from day) - 1 + months between 12 and 119999
    then (day + make_interval(months => months::int))::date end;

create function prumo_months_between(first date, last date) returns numeric
  language sql immutable parallel safe
  return (extract(year from last) - extract(year from first)) * 12 + extract(month from last) - extract(month from first)
    - case when extract(day from last) < extract(day from first) then 1 else 0 end;

-- a birthday of 29/02 comes on 01/03 in a common year
create function prumo_years_between(first date, last date) returns numeric
  language sql immutable parallel safe
  return extract(year from last) - extract(year from first)
    - case when (extract(month from last), extract(day from last)) < (extract(month from first), extract(day from first)) then 1 else 0 end;

-- exact, half away from zero; missing for a division by zero
create function prumo_divide(value numeric, divisor numeric, digits int) returns numeric
  language sql immutable parallel safe
  return case when divisor <> 0
    then round(sign(value) * sign(divisor) * div(2 * abs(value) * power(10::numeric, digits) + abs(divisor), 2 * abs(divisor)) * power(10::numeric, -digits), digits) end;

create function prumo_day_text(day date) returns text
  language sql immutable parallel safe
  return lpad(extract(day from day)::text, 2, '0') || '/' || lpad(extract(month from day)::text, 2, '0') || '/' || lpad(extract(year from day)::text, 4, '0');

create function prumo_number_text(value numeric) returns text
  language sql immutable parallel safe
  return replace(trim_scale(value)::text, '.', ',');
