-- Working days in expressions (addWorkingDays, workingDaysBetween). schemas/runtime/working-days.ts counts the same in the browser; a property test
-- holds the two together. The calendars come as a value of the statement: nothing is read here, so that the functions run on every node.

-- Easter Sunday (Meeus, Jones and Butcher)
create function prumo_easter(year int) returns date
  language plpgsql immutable parallel safe as $$
declare
  a int := year % 19;
  b int := year / 100;
  c int := year % 100;
  h int := (19 * a + b - b / 4 - (8 * b + 13) / 25 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m int := (a + 11 * h + 22 * l) / 451;
  days int := h + l - 7 * m + 114;
begin
  return make_date(year, days / 31, 1) + days % 31;
end $$;

-- the day a rule falls on in a year; missing in years without it
create function prumo_day_of_rule(rule jsonb, year int) returns date
  language plpgsql immutable parallel safe as $$
declare
  month int;
  day int;
begin
  if rule ? 'data' then
    return case when left(rule ->> 'data', 4)::int = year then (rule ->> 'data')::date end;
  elsif rule ? 'pascoa' then
    return prumo_easter(year) + (rule ->> 'pascoa')::int;
  elsif not rule ? 'dia' or year < coalesce((rule ->> 'desde')::int, year) then
    return null;
  end if;
  month := left(rule ->> 'dia', 2)::int;
  day := right(rule ->> 'dia', 2)::int;
  -- 29/02 in leap years only
  if month = 2 and day = 29 and extract(day from make_date(year, 3, 1) - 1) <> 29 then
    return null;
  end if;
  return make_date(year, month, day);
end $$;

-- Mondays to Fridays without work, each once. `place` is an id, or missing: what holds without one
create function prumo_days_off(calendars jsonb, place numeric, first date, last date) returns setof date
  language sql immutable parallel safe as $$
    select distinct day
    from jsonb_array_elements((calendars -> 'regras') || coalesce(calendars -> 'locais' -> place::text, '[]')) rule,
      generate_series(extract(year from first)::int, extract(year from last)::int) year,
      prumo_day_of_rule(rule, year) day
    where day between first and last and extract(isodow from day) < 6
      and ((calendars ->> 'facultativoFolga')::boolean or coalesce((rule ->> 'facultativo')::boolean, false) is false)
  $$;

-- Mondays to Fridays before a day, counted from a Monday before all others
create function prumo_weekdays_before(day date) returns int
  language sql immutable parallel safe
  return (day - date '0001-01-01' + 7) / 7 * 5 + least((day - date '0001-01-01' + 7) % 7, 5);

-- the nth of them, from 0
create function prumo_weekday_at(n int) returns date
  language sql immutable parallel safe
  return date '0001-01-01' - 7 + n / 5 * 7 + n % 5;

-- after the first day, up to and including the last one; negative when the last comes first
create function prumo_working_days_between(calendars jsonb, place numeric, first date, last date) returns numeric
  language sql immutable parallel safe
  return (case
    when last < first then -(prumo_weekdays_before(first) - prumo_weekdays_before(last)
      - (select count(*) from prumo_days_off(calendars, place, last, first - 1)))
    when last >= first then prumo_weekdays_before(last + 1) - prumo_weekdays_before(first + 1)
      - (select count(*) from prumo_days_off(calendars, place, first + 1, last))
  end);

-- 0 is the day itself or the next working one; missing for more than 10,000 days, and outside the years 1 to 9999
create function prumo_add_working_days(calendars jsonb, place numeric, day date, days numeric) returns date
  language plpgsql immutable parallel safe as $$
declare
  at date := day;
  next date;
  rest int;
begin
  if day is null or days is null or abs(days) > 10000 then
    return null;
  end if;
  rest := abs(days);
  if rest = 0 then
    at := day - 1;
    rest := 1;
  end if;
  -- as many days from Monday to Friday as are left, and once more for those without work among them
  while rest > 0 loop
    if days < 0 then
      next := prumo_weekday_at(prumo_weekdays_before(at) - rest);
      exit when next < date '0001-01-01';
      rest := (select count(*) from prumo_days_off(calendars, place, next, at - 1));
    else
      next := prumo_weekday_at(prumo_weekdays_before(at + 1) + rest - 1);
      exit when next > date '9999-12-31';
      rest := (select count(*) from prumo_days_off(calendars, place, at + 1, next));
    end if;
    at := next;
  end loop;
  return case when rest = 0 then at end;
end $$;
