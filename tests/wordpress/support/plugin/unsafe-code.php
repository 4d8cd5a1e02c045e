<?php
// Prints what looks unsafe in the PHP files that are named: output without escaping, requests read without a nonce or cleaning, SQL with
// variables, routes open to all. A line with "phpcs:ignore" and the name of the rule, or between "disable" and "enable", is a decision.

const ESCAPES = ['esc_html', 'esc_attr', 'esc_url', 'esc_textarea', 'esc_html__', 'esc_attr__', 'esc_html_e', 'wp_kses_post', 'wp_kses', 'wp_json_encode', 'checked', 'selected', 'disabled', 'intval', 'absint', 'count', 'filesize', 'number_format_i18n'];
const CLEANERS = ['sanitize_key', 'sanitize_text_field', 'sanitize_email', 'sanitize_title', 'absint', 'intval', 'isset', 'empty', 'esc_url_raw', 'array_key_exists'];
const NONCES = ['check_admin_referer', 'check_ajax_referer', 'wp_verify_nonce'];
const GLOBALS_READ = ['$_GET', '$_POST', '$_REQUEST', '$_COOKIE', '$_FILES'];
/** What visitors may read by the contract. */
const OPEN_ROUTES = ['/health', '/options/general', '/resolve'];

foreach (array_slice($argv, 1) as $file) {
	foreach (unsafe_in(file_get_contents($file)) as $problem) {
		echo basename($file), ":$problem\n";
	}
}

function unsafe_in(string $code): array {
	$ignored = ignored_rules($code);
	$tokens = array_values(array_filter(token_get_all($code), fn($token) => !in_array($token[0], [T_WHITESPACE, T_COMMENT, T_DOC_COMMENT], true)));
	$problems = [];
	$line = 1;
	$function = [];
	foreach ($tokens as $at => $token) {
		$line = is_array($token) ? $token[2] : $line;
		$text = text($token);
		$is_named = is_array($token) && $token[0] === T_STRING;
		$function = $token[0] === T_FUNCTION ? body($tokens, $at) : $function;
		$found = null;
		if ($token[0] === T_ECHO || $token[0] === T_PRINT) {
			$bad = unescaped(until($tokens, $at + 1, ';'), $line);
			$found = $bad ? 'EscapeOutput' : null;
			$line = $bad ?? $line;
		} elseif ($is_named && $text === 'printf') {
			$bad = unescaped(inside($tokens, $at + 1), $line);
			$found = $bad ? 'EscapeOutput' : null;
			$line = $bad ?? $line;
		} elseif (in_array($text, GLOBALS_READ, true)) {
			$found = !array_intersect(array_map('text', $function), NONCES) && !is_only_tested($tokens, $at) ? 'NonceVerification' : (is_cleaned($tokens, $at) ? null : 'ValidatedSanitizedInput');
		} elseif ($text === '$wpdb' && in_array(text($tokens[$at + 2] ?? ''), ['query', 'get_var', 'get_results', 'get_row', 'get_col'], true)) {
			$query = inside($tokens, $at + 3);
			$is_prepared = text($query[2] ?? '') === 'prepare';
			$words = $is_prepared ? inside($query, 3) : $query;
			$first = $is_prepared ? arguments($words)[0] : $words;
			$found = array_filter($first, fn($one) => is_array($one) && $one[0] === T_VARIABLE && $one[1] !== '$wpdb') ? 'PreparedSQL' : null;
		} elseif ($text === "'permission_callback'" && text($tokens[$at + 2] ?? '') === "'__return_true'") {
			$before = implode(' ', array_map('text', array_slice($tokens, max(0, $at - 24), 24)));
			$found = array_filter(OPEN_ROUTES, fn($route) => strpos($before, "'$route'") !== false) ? null : 'permission_callback';
		}
		if ($found && !array_filter($ignored[$line] ?? [], fn($rule) => strpos($rule, $found) !== false)) {
			$problems[] = "$line $found";
		}
	}
	return $problems;
}

/** The rules that comments switch off, by line. */
function ignored_rules(string $code): array {
	$ignored = [];
	$open = '';
	foreach (explode("\n", $code) as $index => $line) {
		$open = preg_match('/phpcs:disable (.*)/', $line, $found) ? $found[1] : (strpos($line, 'phpcs:enable') !== false ? '' : $open);
		if ($open !== '') {
			$ignored[$index + 1][] = $open;
		}
		if (preg_match('/phpcs:ignore (.*)/', $line, $found)) {
			$ignored[$index + 1][] = $found[1];
			$ignored[$index + 2][] = $found[1];
		}
	}
	return $ignored;
}

function text($token): string {
	return is_array($token) ? $token[1] : $token;
}

/** The tokens up to a sign outside of brackets. */
function until(array $tokens, int $from, string $sign): array {
	$depth = 0;
	for ($at = $from; isset($tokens[$at]); $at++) {
		$text = text($tokens[$at]);
		if ($depth === 0 && $text === $sign) {
			break;
		}
		$depth += in_array($text, ['(', '[', '{'], true) ? 1 : (in_array($text, [')', ']', '}'], true) ? -1 : 0);
		if ($depth < 0) {
			break;
		}
	}
	return array_slice($tokens, $from, $at - $from);
}

/** The tokens within the bracket at a place. */
function inside(array $tokens, int $bracket): array {
	return until($tokens, $bracket + 1, ')');
}

/** The tokens of the function that begins at a place. */
function body(array $tokens, int $at): array {
	for ($place = $at; isset($tokens[$place]) && !in_array($tokens[$place], ['{', ';'], true); $place++);
	return until($tokens, $place + 1, '}');
}

/** Parts between signs outside of brackets. */
function parts(array $tokens, string $sign): array {
	$parts = [];
	for ($at = 0; $at < count($tokens); $at += count(end($parts)) + 1) {
		$parts[] = until($tokens, $at, $sign);
	}
	return $parts ?: [[]];
}

function arguments(array $tokens): array {
	return parts($tokens, ',');
}

/** The line of something that is printed and neither fixed nor escaped; null when there is none. */
function unescaped(array $tokens, int $line): ?int {
	foreach (arguments($tokens) as $argument) {
		$choice = parts($argument, '?');
		// Only b and c of "a ? b : c" are printed.
		$printed = count($choice) === 2 ? parts($choice[1], ':') : [$argument];
		foreach ($printed as $expression) {
			foreach (parts($expression, '.') as $piece) {
				if (!is_escaped($piece)) {
					return is_array($piece[0]) ? $piece[0][2] : $line;
				}
			}
		}
	}
	return null;
}

function is_escaped(array $piece): bool {
	$first = $piece[0] ?? null;
	if ($first === null) {
		return true;
	}
	if ($first === '(') {
		return unescaped(inside($piece, 0), 1) === null;
	}
	if (in_array($first[0], [T_INT_CAST, T_DOUBLE_CAST, T_CONSTANT_ENCAPSED_STRING, T_LNUMBER], true)) {
		return true;
	}
	return is_array($first) && $first[0] === T_STRING && (in_array($first[1], ESCAPES, true) || text($piece[1] ?? '') !== '(');
}

/** Whether a value of the request only stands in isset() or empty(). */
function is_only_tested(array $tokens, int $at): bool {
	return is_called_by($tokens, $at, ['isset', 'empty']);
}

function is_cleaned(array $tokens, int $at): bool {
	return is_called_by($tokens, $at, CLEANERS) || (bool) array_intersect([text($tokens[$at - 1]), text($tokens[$at + 4] ?? '')], ['===', '!==']);
}

/** Whether one of the functions is around a place, within its statement. */
function is_called_by(array $tokens, int $at, array $names): bool {
	$depth = 0;
	for ($place = $at - 1; $place > 0 && !in_array(text($tokens[$place]), [';', '{', '}'], true); $place--) {
		$text = text($tokens[$place]);
		$depth += $text === ')' ? 1 : ($text === '(' ? -1 : 0);
		if ($text === '(' && $depth < 0) {
			$depth = 0;
			if (in_array(strtolower(text($tokens[$place - 1])), $names, true)) {
				return true;
			}
		}
	}
	return false;
}
