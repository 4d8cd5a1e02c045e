<?php
/**
 * Options of the charity, of giving and of the shop.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Who the charity is.
 */
function charity_options(): array {
	$person = array(
		'name' => option( 'text', __( 'Name', 'fairlead' ) ),
		'role' => option( 'text', __( 'Role', 'fairlead' ), '', array( 'placeholder' => __( 'Centre manager', 'fairlead' ) ) ),
		'line' => option( 'text', __( 'A sentence they say', 'fairlead' ), '', array( 'as' => 'wide', 'long' => true ) ),
	);
	$centre = array(
		'name'    => option( 'text', __( 'Name', 'fairlead' ), __( 'Dogs whose place has this name are at this centre.', 'fairlead' ) ),
		'address' => option( 'text', __( 'Address', 'fairlead' ) ),
		'hours'   => option( 'text', __( 'Open', 'fairlead' ), '', array( 'as' => 'wide', 'placeholder' => __( 'Every day, 9am to 5pm', 'fairlead' ) ) ),
		'person'  => option_group( $person, __( 'Person', 'fairlead' ) ),
		'image'   => option( 'image', __( 'Their picture', 'fairlead' ) ),
	);
	$link   = array(
		'text' => option( 'text', __( 'Text of the link', 'fairlead' ), '', array( 'placeholder' => __( 'Charity Commission register', 'fairlead' ) ) ),
		'url'  => option( 'address', __( 'Link', 'fairlead' ), '', array( 'placeholder' => 'https://…' ) ),
	);
	return array(
		'site.name'                    => option( 'text', __( 'Name', 'fairlead' ), __( 'As everyone calls you.', 'fairlead' ), array( 'panel' => __( 'Who you are', 'fairlead' ), 'placeholder' => plain_text( get_bloginfo( 'name', 'raw' ) ) ) ),
		'site.phone'                   => option( 'text', __( 'Phone', 'fairlead' ), __( 'As visitors read it on pages, in forms and in emails.', 'fairlead' ), array( 'as' => 'short' ) ),
		'site.legal.registered_name'   => option( 'text', __( 'Registered name', 'fairlead' ), '', array( 'panel' => __( 'As you are registered', 'fairlead' ) ) ),
		'site.legal.charity_number'    => option( 'text', __( 'Charity number', 'fairlead' ), '', array( 'as' => 'short' ) ),
		'site.legal.company_number'    => option( 'text', __( 'Company number', 'fairlead' ), '', array( 'as' => 'short' ) ),
		'site.legal.address'           => option( 'text', __( 'Address', 'fairlead' ) ),
		'site.legal.registered_office' => option( 'text', __( 'Registered office, if it is another', 'fairlead' ) ),
		'regulator'                    => option_group( $link, __( 'Your entry in the register of charities', 'fairlead' ), '', array( 'together' => array( 'text', 'url' ) ) ),
		'centres'                      => option_rows( $centre, __( 'Centres', 'fairlead' ), array( __( 'Add a centre', 'fairlead' ), __( 'Centre', 'fairlead' ), '{name}|: {hours}' ), __( 'Shown on the page about adoption, and on each dog that is there.', 'fairlead' ) ),
		'site.locale'                  => option( 'text', __( 'Language', 'fairlead' ), '', array( 'panel' => __( 'Rarely changed', 'fairlead' ) ) + code_choices( language_names(), __( 'English (United Kingdom), the default', 'fairlead' ) ) ),
		'site.currency'                => option( 'text', __( 'Currency', 'fairlead' ), '', code_choices( currency_names(), __( 'Pound sterling, the default', 'fairlead' ) ) ),
		'site.timezone'                => option( 'text', __( 'Time zone', 'fairlead' ), '', code_choices( timezone_names(), __( 'That of WordPress', 'fairlead' ) ) ),
	);
}

/**
 * Donations and sponsorship.
 */
function giving_options(): array {
	$money   = array( 'as' => 'money' );
	$wide    = array( 'as' => 'wide' );
	$bank    = array(
		'account_name'   => option( 'text', __( 'Account name', 'fairlead' ) ),
		'sort_code'      => option( 'text', __( 'Sort code', 'fairlead' ) ),
		'account_number' => option( 'text', __( 'Account number', 'fairlead' ) ),
		'reference'      => option( 'text', __( 'Reference', 'fairlead' ) ),
		'iban'           => option( 'text', 'IBAN' ),
		'bic'            => option( 'text', 'BIC' ),
		'tolerance'      => option( 'whole', __( 'A transfer may be short by', 'fairlead' ), __( 'Some banks keep a fee, above all of transfers from abroad. Up to this much less still counts as paid.', 'fairlead' ), $money ),
	);
	$purpose = array(
		// Names the fund in the books: made from the name once, and never shown.
		'key'        => array( array( 'kind' => 'text' ), null ),
		'label'      => option( 'text', __( 'Name', 'fairlead' ) ),
		'too_little' => option( 'lines', __( 'If less comes in than you need', 'fairlead' ), '', $wide ),
		'too_much'   => option( 'lines', __( 'If more comes in than you need', 'fairlead' ), '', $wide ),
	);
	$fees    = array(
		'percent' => option( 'number', __( 'Share', 'fairlead' ), '', array( 'unit' => '%' ) ),
		'fixed'   => option( 'whole', __( 'Plus', 'fairlead' ), '', $money ),
	);
	return array(
		'giving.amounts'                   => giving_amounts(),
		'giving.minimum'                   => option( 'whole', __( 'Smallest donation', 'fairlead' ), '', $money + array( 'panel' => __( 'Limits and Gift Aid', 'fairlead' ) ) ),
		'giving.maximum'                   => option( 'whole', __( 'Largest donation', 'fairlead' ), '', $money ),
		'giving.gift_aid'                  => option( 'flag', __( 'You claim Gift Aid', 'fairlead' ), '', array( 'as' => 'tick' ) ),
		'giving.bank'                      => option_group( $bank, __( 'Bank account', 'fairlead' ), __( 'Donors see this and pay into it. Have a second person check it.', 'fairlead' ) ),
		'giving.fees'                      => option_group( $fees, __( 'What a card payment costs you', 'fairlead' ), __( 'Donors may be asked to cover it.', 'fairlead' ) ),
		'giving.purposes'                  => option_rows( $purpose, __( 'Purposes', 'fairlead' ), array( __( 'Add a purpose', 'fairlead' ), __( 'Purpose', 'fairlead' ) ), '', array( 'key from' => 'label' ) ),
		'giving.sponsorship.benefit_value' => option( 'whole', __( 'What a sponsor receives in a year is worth', 'fairlead' ), __( 'A soft toy counts, updates by email do not.', 'fairlead' ), $money + array( 'panel' => __( 'For the books', 'fairlead' ) ) ),
		'giving.accounting_year_end'       => option( 'text', __( 'Your accounting year ends on', 'fairlead' ), '', code_choices( year_end_names(), __( 'Not chosen', 'fairlead' ) ) ),
	);
}

/**
 * The shop.
 */
function shop_options(): array {
	$price = array(
		'amount'   => option( 'whole', __( 'Amount', 'fairlead' ), '', array( 'as' => 'money' ) ),
		'currency' => array( array( 'kind' => 'text' ), null ),
	);
	$days  = array(
		'from' => option( 'whole', __( 'From', 'fairlead' ) ),
		'to'   => option( 'whole', __( 'To', 'fairlead' ), '', array( 'unit' => __( 'working days', 'fairlead' ) ) ),
	);
	$band  = array(
		'country'     => option( 'text', __( 'Country', 'fairlead' ), '', code_choices( country_names(), __( 'Choose one', 'fairlead' ) ) ),
		'label'       => option( 'text', __( 'Name', 'fairlead' ), '', array( 'placeholder' => __( 'United Kingdom, parcel up to 2 kg', 'fairlead' ) ) ),
		'up_to_grams' => option( 'whole', __( 'Up to', 'fairlead' ), '', array( 'unit' => __( 'kg', 'fairlead' ), 'as' => 'kilograms' ) ),
		'price'       => option_group( $price, __( 'Price', 'fairlead' ), '', array( 'money' => true ) ),
		'days'        => option_group( $days, __( 'Takes', 'fairlead' ) ),
	);
	return array(
		'shop.delivery'       => option_rows( $band, __( 'Delivery', 'fairlead' ), array( __( 'Add a delivery option', 'fairlead' ), __( 'Delivery option', 'fairlead' ), '{label}|: {price.amount}' ) ),
		'shop.returns'        => option( 'lines', __( 'Returns, in your words', 'fairlead' ), '', array( 'panel' => __( 'Returns', 'fairlead' ) ) ),
		'shop.returns_address' => option( 'lines', __( 'Parcels come back to', 'fairlead' ), __( 'The address of the charity, if you leave it empty.', 'fairlead' ) ),
		'shop.customs'         => option( 'text', __( 'To buyers abroad, about VAT and customs', 'fairlead' ), __( 'If you leave it empty, we say that no UK VAT is in the price, and that customs may ask for more.', 'fairlead' ) ),
		'shop.safety'          => option( 'lines', __( 'Who makes what you sell', 'fairlead' ), __( 'Name, postal and email address, and who answers for it in the EU, for things that do not say it themselves. Pages for buyers in Northern Ireland and the EU need it.', 'fairlead' ) ),
		'shop.vat_number'      => option( 'text', __( 'VAT number', 'fairlead' ), __( 'Leave it empty if you are not registered.', 'fairlead' ), array( 'panel' => __( 'Payment and stock', 'fairlead' ) ) ),
		'shop.reserve_days'    => option( 'whole', __( 'Orders by bank transfer are kept for', 'fairlead' ), '', array( 'unit' => __( 'days', 'fairlead' ) ) ),
		'shop.low_stock'       => option( 'whole', __( 'Say “only a few left” from', 'fairlead' ), '', array( 'unit' => __( 'pieces', 'fairlead' ) ) ),
		'shop.exclude_delayed' => option(
			'flag',
			__( 'Only ways to pay that confirm at once', 'fairlead' ),
			__( 'Direct debits and some bank payments take days, and may fail after you have posted the parcel.', 'fairlead' ),
			array(
				'as'      => 'tick',
				'default' => true,
			)
		),
	);
}
