rebates 1184x1880
~ IqB6 xt-H GiJL PiZq Ls7W 56p0 Y-x1 Kosw PiZq PHVI 5f-R K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F 4bbl vhPZ
~ AbmK UhwG s2ZJ wH8u BrLU E8xL Mqav Nc_T 1ZeU kIIB EORI whHz G_kN hqy9 E8xL Mqav J-za 2bhe whHz G_kN
~ PYcM E8xL Mqav 0ZfL X0jT whHz G_kN _ail E8xL Mqav Jr1u X0jT whHz G_kN o0vy E8xL Mqav SUDM X0jT whHz
~ G_kN P2Po E8xL Mqav tSmB X0jT whHz G_kN uXrS nAkn 4YWs T8wu X0jT Nc_T AlcY sxxd whHz BW0z xnaY BrLU
~ PiZq nAkn chQG Nc_T pKOJ MKLz 6wPc aIzH cx4F 4fWB -IXN 7hqh TEHH Kh9p -SyI qcKo 4VhP kAgT 8kfj Kh9p
~ Dskj qcKo eFWr kAgT 0pAZ Kh9p M1hd qcKo Mapu kAgT Qc2L Kh9p E-aW qcKo JzpO kAgT PiDD yuip mP4- cB6m
~ hazR s0Kw oSyb 5myM Qfjw wEcr e-wU p3LW zjyV wX2B xtJ3 wX2B DHPp wX2B Oo15 wX2B Hvpq idtS cAKU Z-gp
~ 5yyr -NtJ 1_Cu BFOD BFOD BFOD BFOD S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2
~ PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2
~ PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2
~ PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2
~ PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2
~ PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2 PyL3 5yyr 1_Cu S6p2
~ PyL3 5yyr 1_Cu S6p2 PyL3 fJC- v_wf dIlf k-iU NAN2 drRl bMD2 Js1C mtcV 2fTo yLnf xLd7 Ljn2 vPq7 Sv65
~ PiZq zsCy oU60 PiZq nAkn Yc_c Nc_T GTXi 6uTT TaEj 7gG- VLH6 6waf X25D lYHy FrPf _YRb Dm1s ioD6 VIKK
~ NGNW v00b NGNW ZWSE HpRm NGNW 3OIE XUJ8 _UKk bZqd piad VLH6 4D3l nekp taYm t3Sp EiK0 nekp AGWC k9cm
~ ZQOJ h-On 0uSV VA8B k1P5 FV-g nekp E-_K Bn8E VQ7N FOYt GqP6 VLH6 93nV nekp taYm Q37V EiK0 nekp QRSj
~ VTGN Z3Gd H_8u N2aP 1jRY k1P5 si3H nekp E-_K Bn8E jViH FOYt GqP6 VLH6 qUDt nekp taYm X75f RJ30 nekp
~ fLTQ k9cm Bj76 V2Go 4qUy 9wyX k1P5 1fGJ nekp E-_K Bn8E 4OB- FOYt GqP6 VLH6 AT-r VbJI taYm -1RF 1P0f
~ VbJI AGWC WiWo ZQOJ zMoa sQ7A 3w6g yj88 sQ7A IGmP 3w6g VbJI zNc5 EByO U2Ta FOYt GqP6 VLH6 C1ZJ Tbm3
~ 56p0 sHkl VLH6 5T0S VbJI taYm vrLT vOeP VbJI fLTQ WiWo ZQOJ LK8k B2Ws F4Vp sQ7A IGmP 3w6g VbJI zNc5
~ EByO GBIm FOYt GqP6 VLH6 C1ZJ u2Qy 56p0 sHkl VLH6 43AM VbJI taYm 3r42 1P0f VbJI AGWC WiWo ZQOJ LK8k
~ B2Ws yj88 sQ7A j4VU VbJI QQKH EByO 6dHt FOYt GqP6 VLH6 C1ZJ Wjeq 56p0 sHkl VLH6 yTTL VbJI taYm t3Sp
~ 1P0f VbJI AGWC WiWo ZQOJ sQ7A 3w6g sQ7A 3w6g yj88 sQ7A RUii VbJI rjeu EByO 6_7r FOYt GqP6 VLH6 C1ZJ
~ -G_M 56p0 sHkl VLH6 KSy0 VbJI taYm r7uX 1P0f VbJI AGWC WiWo ZQOJ Y8RT sQ7A 3w6g yj88 sQ7A IGmP 3w6g
~ VbJI zNc5 EByO XaN8 FOYt GqP6 VLH6 Gjyg b028 56p0 sHkl 3gQQ VLH6 9WMN WZpd 5YXu AM62 eKAJ z7jP F0vT
~ VLH6 hsib KZmb UeZj z27V 01UY hPU3 -p_4 A-rH rDTt W1-U J_1H SBa5 XyFn xbiC -FLa NUHA hS75 2fTo eL5d
~ N8OV jX0K DFBr
  qrrbrrsbrss6uvv0*71,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  kll8opp5nop5pqq5qrr2moo6qrr1rrs2tuu1uvv0*65,
  fhhdgiidfhicfhhedfgbhjjfeghagijdqrr4uvv0*54,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8opqipqrdrrsdpqrcqrr9uvv0*48,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0sss6nooflmnfnoogrss7uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*6,stt0*5,uuu0uvv0*62,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*7,uuu1vvv0*7,uuu1vvv0*6,uvv1uvv0*3,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,rrrerrscrssbstt7oppovvv3vvv1uvv3ttt5rsscssscttt4noorvvv2*2,uvv3tuu5rssbrssarrresssduuu5vvv1uvv0*3,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*8,uuu1vvv0*7,uuu1vvv0*6,uvv0*5,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*6,uvv0vvv0*11,uuu2uuu0*15,uuu3uvv0*38,
  uuu3rrrcrrretuu6opppuuu5vvv3uvv2uuu4qqrdrssbsss8sttbqrrdqrrfttt6pqqnuuu5vvv0tuu7tuu6uuu5qrrhttt8sstbrss9sss8stt9ttt7sss9rrsavvv0*4,uuu6uvv0*38,
  vvv0*7,uvv1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*38,
  uuu0*7,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*38,
  vvv0*17,uvv0uuu0vvv0*17,uvv0*2,vvv0*17,uuu0uvv0vvv0*17,
  vvv0ttu6ttt7ttu8stt9stt7uuv1vvv0*10,vvv1uvv1vvv0stt6sssattt6vvv2vvv0*12,uvv1*2,uuv1sss8ttt8*2,vvv1vvv0*12,uvv1vvv1uuu3ttt8*2,uuu3stt9ttt6stt7ttu6vvv0*9,
  vvv0vvv3uuu5uuu4tuu4tuu5vvv0*11,vvv1uvv1vvv0uuu3uuu5uuu4vvv1vvv0*12,uvv1*2,vvv0uuu3uuu5ttt7vvv1vvv0*12,uvv1vvv1*2,tuu5ttt8uuu3uuu5*2,tuu5uuu3vvv0*9,
  vvv0qqq5sss6qrr7ppqamnn8mnnastt6mno9kllbvvv1*2,vvv0*5,vvv1uvv1vvv0ppqa*2,vvv1pqqbklmbkmmerrr4ppq6qrr8vvv1uvv1vvv0*5,uvv1*2,vvv1mnn8mno9lmncqqr9noocnoo9vvv1*2,vvv0*8,uvv1vvv1uuu2oppaopp9noo7ppq4pqq6qrr8vvv1uuu0vvv0*8,
  vvv0qqr3oop7oppanoo6nooanoocppqboopaopp8rssdqrreuuu5vvv0*4,vvv1uvv1vvv0opp6oop7oppbopp7opp8lnncoppaopp8*2,qrrdqrrevvv0*5,uvv1*2,vvv2mnoarrs7mnoaoppcnooaopp8qrre*2,uuu3vvv0*7,uvv1vvv1ttt2opp6ppq5rrr8qqq6nno9rrr8rrscqrrdvvv0*8,
  vvv0ttt7sssa*2,stt8tttastt8sstasttcvvv2vvv0*7,vvv1uvv1vvv0sssatttbttt9sttbtuu8stt9ttt7ttt8tttasttbvvv0*6,uvv1*2,uuu2sssbstt7ttt9tttatuu8sssbttt8sstatttarssbsttbttt8ssscvvv0*3,uvv1vvv1ttu5stt9ttt7ttt8sst8sssduuu5sstattt9ttt8sssdrsscttt8sttbuuu7vvv0*2,
  vvv0uvv2uuu3*3,uuv3uuu4uuu3uuu6vvv1vvv0*7,vvv1uvv1vvv0uvv2uuv3uuu3uuu4uuu3uuu5uuu2uuu3*2,uuu4vvv0*6,uvv1*2,vvv2sttasssarssduuu3*2,vvv2uuu3vvv1uuu2uuu3vvv3uuv2uuu2vvv2vvv0*2,uvv1vvv1uuu3ttt6ttt5ttt8uuu6uuu4tuu5uuu3uvv2uuu2uuu3vvv2uvv3uuv4vvv2vvv0*2,
  vvv0*17,vvv1uvv1vvv0*17,uvv1*2,vvv2uuu7tuu4uuu8vvv0*13,uvv1vvv1uuu4ttt9ttt8tttauuu4vvv0*12,
  vvv0*17,uvv0uuu0vvv0*17,uvv0*2,vvv0*17,uuu0uvv0vvv0*17,
  uuu0*74,
  vvv0*74,
  vvv0ttu2ttt2uuu3vvv0uuu2vvv0*4,uuu3vvv0*63,
  vvv0pqqaijkihijhhjjhikkklmm9gijjjkkgnooahijihijjqqqavvv0*29,gkl9rsserrsbsss9rrseqrrdssscrssfqrrgvvv2iop6sst8rssdqrrcrrsdsst9rssbrrrgrsscsssaqrresttbstt9rssbrrrdqqristt8rrrfrsscrrrdttt8vvv0
  vvv0*7,uuu2vvv0*3,uuu1vvv0*62,
  vvv0tuu5rssevvv0*44,qst1mqr0uvv1vvv0*2,stu0tuu0vvv0*20,
  vvv0*38,pss1mqr0vvv1vvv0*6,fmo45hj0rtu4vvv0tuu45hj0dln4vvv0*7,dln1gno3vvv0*2,qst2hop0qtt2vvv0*6,
  vvv0*13,ors1lqr0vvv0*2,uvv0qst0suu0vvv0*3,uvv0vvv0*14,clm45hj0uvv3vvv0*4,ors1*2,fmo45hj0qst5rtt0stu55hj0dln4vvv0*7,6hj2akl4vvv0*2,kpq45hj0mqr4vvv0*6,
  vvv0*13,bkm45hj0vvv0*2,qst45hj0hno4vvv0*2,emn45hj0suu4vvv0*6,lqq3clm0rtt3vvv0*2,hnp0kpq2bij54ce0uvv3vvv0*4,8ik48jl4ekl54df0iop95hj0iop94df0cik5bkm46hj1vvv0*5,5eg3ahi5kpq2emn0jno74df0kop7jop0nrs2vvv0*4,
  vvv0uuu5rssevvv0*3,nrr2hnp0tuu2vvv0*4,cjl46gi0stu1pss0ors56gi0hno4suu0tuu0eln46gi0suu4vvv0*6,hno46gi0qst4vvv0*2,6hj0ckm49fh619c0uuu4vvv0uvv0pss0stu09ik4ajl4cij619c0inoa6hj0jopa19c0agh6ckm47ik1vvv0*5,2ac37ef6emn47ik0hlm919c0hlna7ik0gno4vvv0*4,
  vvv0*6,gno45hj0rtt4vvv0*4,8eg619c0iop55hj0hmoa19c0ejk67ik49jl4bhi619c0stt6vvv0*4,dln3bkm3ejk619c0kop9dln0mqr319c08eg69fh619c0uuu4vvv0rtt45hj0gno44cd65ce6cij619c0gklc19c0gklc19c0agh67eg62ac1kpq39jl0qst3vvv0*2,2ac37ef6agi619c0gklc19c0gkmc19c0chj6vvv0*4,
  vvv0*6,fkl54ce0iop95hj0kpq4vvv0*2,8eg619c0imn54df0hmnb19c0ejk66eg59gi5bhi619c0stt6vvv0uuv2gno0lqr29gi56eg4ejk619c0hmnb4eg0ino519c08eg69fh619c0rtt5ors0prs65eg0glm44cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1ino45eg0lpq7hnp0ors22ac37ef6agi619c0gklc19c0gklc19c0chj6vvv0*4,
  vvv0vvv1uuu5vvv0elm3dlm3dij619c0hmnb4df0jno7emn0jop28eg619c0gkl619c0gklc19c0ejk63bd56df6bhi619c0orr7lqr0prs64eg0ekl56df63bd5ejk619c0gklc19c0gkl619c08eg69fh619c0ino95eg0imnb19c0dij64cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1gkl619c0hmna5eg0hno42ac37ef6agi619c0gklc19c0gklc19c0chj6qst9pst9vvv0*2,
  vvv0uvv2ttt9vvv05ce64cd6dij619c0gklc19c0glm94df0cik58eg619c0gkl619c0gklc19c0ejk63bd56df6bhi619c0imnb4eg0imnb19c0bhi66df63bd5ejk619c0gklc19c0gkl619c08eg69fh619c0gkla19c0gklc19c0dij64cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1fkl619c0gklc19c0fkl62ac37ef6agi619c0gklc19c0gklc19c0chj6imnohmnovvv0*2,
  vvv0*4,5ce64cd6dij619c0gklc19c0gkla19c09fh68eg619c0gkl619c0gklc19c0ejk63bd56df6bhi619c0gklc19c0gklc19c0bhi66df63bd5ejk619c0gklc19c0gkl619c08eg69fh619c0gkla19c0gklc19c0dij64cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1gkl619c0gklc19c0fkl62ac37ef6agi619c0gklc19c0gklc19c0chj6jnnsjmnuvvv0*2,
  vvv0*4,5ce64cd6dij619c0gklc19c0gkla19c09fh68eg619c0gkl619c0gklc19c0ejk63bd56df6bhi619c0gklc19c0gklc19c0bhi66df63bd5ejk619c0gklc19c0gkl619c08eg69fh619c0gkla19c0gklc19c0dij64cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1gkl619c0gklc19c0fkl62ac37ef6agi619c0gklc19c0gklc19c0chj6jnosjmnuvvv0*2,
  vvv0*2,uuu6vvv0agi4agh4hlm47eg0jmn97eg0jmn77eg0eik4dij47eg0jmn47eg0jmn97eg0ilm49fh4bhi4fkl47eg0jmn97eg0jmn97eg0fkl4bhi49fh4ilm47eg0jmn97eg0jmn47eg0dij4eik47eg0jmn77eg0jmn97eg0hlm4agh4agi4gkl47eg0jmn97eg0jmn87eg0ejk4chj48eg1imn47eg0jmn97eg0imn48fg2chj4fjk47eg0jmn87eg0jmn97eg0gkl4loolknolvvv0*2,
  vvv0*4,tuu7uuu5uuu4vvv0*12,vvv2ttt7uuu5vvv2vvv0*15,ttt9tuu8vvv1vvv0*12,vvv1ttt9uuu5uuu3vvv0*12,tuu7uuu6ttt9vvv0*2,
  vvv0*4,uvv2*2,vvv1vvv0*13,uuu2uvv1vvv0*16,vvv2*2,vvv0*14,uvv3uvv1vvv1vvv0*12,vvv1vvv2uuu2vvv0*2,
  vvv0stt5prrfrstdrst9rssbprrfrssauuu6vvv0*65,
  vvv0*2,vvv2vvv1uvv1*2,uvv2vvv1vvv0*66,
  vvv0*74,
  uvv0vvv0*72,uvv0
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt3sss4stt6vvv1ttt3vvv0uvv1vvv0vvv1*2,stt6vvv0*62,
  vvv0qqr9jklgikkeijkgklljlmn8klmhjkldjllfkmmjikkgpqq6vvv0*52,vvv1sssbtttbqqqdpqqorrsgsstavvv1vvv0
  vvv0uuu5rsscsstbsss8sssdstt9sstasssc*2,sstbsttbrrrdsssbvvv0*51,vvv1vvv0*6,vvv1vvv0
  vvv0vvv1uuu1vvv1*3,uuv2vvv1*7,vvv0*60,
  vvv0*74,
  vvv0sss8ppqisst6ttt7vvv0*6,qrre*2,sssbuuu3vvv0*3,vvv1rrrdrsscttt5vvv0*2,uuu4rssbrssavvv0*3,ttt6rssdrrrfstt7vvv0*10,ttt9rrsfrssetuu3vvv0*2,rrsbrssbrrrftuu6vvv0qrresssavvv0*3,qrrgqrresssauuu3qrrdrsseuuu2vvv0*7,
  vvv0*74,
  vvv0*74,
  vvv0ttt9pqqirsscssscqrrfrrsbqrreqrrkvvv0*2,pqqoqqrgqqrerrsapqqepqqhvvv0uuu4pqqjqrrctuu4vvv0*2,uuu4pqqmopplopporrrdvvv0ttt7qrriqqrhrsscqrrcssscrssbrrrcvvv0*4,ttt7qqqirrsdpqqirrrettt7vvv0*3,pqqjsssattt5uvv2qqqksssevvv0*3,rrrappqgqrrcvvv0pqqapqqcopphqrr5vvv0*3,uuu5vvv1vvv0
  vvv0*64,uvv0*3,vvv0*7,
  vvv0*74,
  vvv0ttt8qrrgsssbttt9sssestt9rrsdqrrkvvv0*2,qrrdrrsbqrreqrrgpqqkvvv0*2,uuu3qrrhrssbuuu3vvv0*2,uuu6qrrgpqqkrrreuuu7vvv0ttt5rrsfrssdsssasssfssscsssavvv0*6,sstbsssapqqlrrrhuuu6vvv0*3,rssdssscttt5vvv1rrrdsttcvvv0*3,vvv1qrraqrrdvvv0qrr8qrr9pqrdsst3vvv0*3,uvv4vvv1vvv0
  vvv0*2,vvv1vvv0uuv3uuu1*2,vvv1*2,vvv0*2,vvv2vvv0vvv1vvv2uvv2vvv0*3,vvv1*2,vvv0*4,vvv2vvv1*2,vvv0*3,uuu4vvv1*2,vvv2vvv1vvv0*7,uuu1vvv3uvv2vvv1vvv0*4,uuu1vvv1vvv0*2,uvv1vvv1vvv0*4,uvv2vvv1vvv0tuu1stt3stt4stt2vvv0*6,
  vvv0*74,
  vvv0uuu3*2,uuu4*2,ttt5uuu3ttt7uuu3vvv0*2,tttattt6ttt7sst7stt7ttt7vvv0vvv1uuu4vvv1uuu1uuu3vvv0vvv3ttt9ttt6uuu4vvv0*2,uuu2uuu4vvv2*2,uuu4uuv4uuu5tuu5vvv0*5,uuu4uuu5ttt4uuu4uvv2vvv0*3,ttt5uuu5vvv1vvv0ttu6uuu4vvv0*4,ttt4uuu4vvv0ttt2uuu0tuu2uuu0vvv0*6,
  vvv0uuu6rrrfttt7ttt8sss9ttu5rsseuuu4vvv0*2,rssesssarsscuuu3stt7rrrbvvv0*2,rrresss9pqqhrssfvvv0uuu3sttesss9ttt6vvv0*2,uuu4rsserrrestt8stt7tuu7stt7ttt9vvv0*5,rsscsssesss9stt9uuu4vvv0*3,sss9tttauuu3vvv0sst8ttt9vvv0*4,rrs9rss9vvv0qrr7pqqcpqqeqrr6vvv0*3,uuu5vvv1vvv0
  vvv0*74,
  vvv0*64,vvu0*4,vvv0*6,
  vvv0ttt9pqqirsscrssepqqfsst8pqqmttt7vvv0*2,pqqopqqipqqfrrsaqqqd*2,vvv0uuu4pqqjqrrctuu4vvv0*2,uuu4pqqmopplopporrrdvvv0ttt7qrriqqrhrsscqrrcssscrssbrrrcvvv0*5,qrrcrrseopplqrrjttt7vvv0*3,tuu8sssctuu3uvv2qqqksssevvv0*3,uvv3ssscstt8vvu0spmetpnasolcsnkcvut0vvv0*2,uuu5vvv1vvv0
  vvv0*64,vvu0*4,vvv0*6,
  vvv0*9,uuu4uuu6rssfsss8sssdrrscssscqrrfrssesss8rrresst9rrrfrsserrrhstt8rrrfrssestt8*2,rssdrssctttarssfrssaqrrdssscsttbsssbqrrdrrrcvvv0*34,
  vvv0*10,vvv1vvv0*9,vvv1vvv0*9,vvv2vvv0*43,
  vvv0*74,
  vvv0ttt9pqqirsscsssbqqrcsst8pqqmttt7vvv0*2,pqqoqqqgoppjrrsappqgoppkvvv0vvv2pqqjrrsbpqqfqqqivvv0tuu6pqqnpqqfsssbvvv0*2,ttt7qrriqqrhrsscqrrcsssbrssbrrrcvvv0*4,ttt7qqrirssbpqqirrrettt7vvv0*3,pqqhsssattt5vvv0rssfsssevvv0*3,uvv3ssscstt8vvu0tpmdtqn9sombsolbvut0vvv0*2,uuu5vvv1vvv0
  vvv0*4,vvv1vvv0*16,uuu3vvv0*22,vvv1vvv0*19,vut1vts1*3,vvu0vvv0*5,
  vvv0*9,vvv2uuu3ttt8uuu5uuu6uuu3tuu5ttu6uuu8ttt8uuu4ttt7ttt9sst8tuu6*2,uuu4ttt7uuu3tuu6uuu4ttt7uuu3uuu5uuu4ttt7uuu5*2,uuu6ttu7stt8ttt8uuu4tuu5*2,tuu6uuu6uuu5ttt8tuu7uuv3vvv0*24,
  vvv0*9,vvv2uuu3uuu5uuu6ttt7ttt5sss9tuu8*2,uuu7tuu6ttt5uuu6uuu5tuu4ttt8uuu4ttt6*2,ttu8uuu5ttt6ttt5ttu7tuu6uuu6uuu3uuu4ttu4uuu4tuu6uuu6ttt3stt6tuu7tuu5stt9uuu7ttt8tuu9ttt6vvv0*24,
  vvv0*74,
  vvv0uuu6ttt9tuu6ttt5ttt9tuu5sssassscvvv0*2,stt6sssarrsbsss7vvv1vvv0*2,vvv2sstattt6uuu2vvv0*2,vvv1sttersscrssdttt7vvv0tuu4ttt9ttt8tuu6sst7tuu7ttu7stt7vvv0*4,uuu4sttauuu5sstbttt7uuu4vvv0*3,sssbuuu5uuu2vvv1sttbtuu7vvv0*3,ttt6sss9sssavvv0rts4qsr5*2,tuu1vvv0*6,
  vvv0uuv3sst9uuu3uuu5ttt6ttt5uuu4uuu7vvv0*2,uuu4ttt5vvv0ttt5vvv1vvv0*2,vvv1ttt9stt6vvv2vvv0*2,vvv2ttt8*2,tttauuu5vvv0vvv3ttt9stt9ttt5uuu4uuu5uuu4*2,vvv0*4,uuu2ttt7*2,stt7ttu7uuv3vvv0*3,ttt6tuu5uuu2vvv1ttt8uuu6vvv0*3,ttt4sst8ttt7vvv0psr5psq8orp8tut1vvv0*3,uuu4vvv0*2,
  vvv0*11,vvv1vvv0*18,vvv1*2,vvv0*42,
  vvv0*9,uuu5tuu7sssessscrssc*2,sssdrrsarssdqrrerssdsst9rsserrrhrssisssasstbsssarrscssscsttbrrsdsstcssscsssarrsfttt7vvv0*38,
  vvv0*74,
  vvv0*5,vvv1vvv0vvv1*2,vvv0*2,vvv2vvv1vvv0vvv1vvv0*4,vvv1vvv0*5,vvv2uvv1vvv0*7,uvv0vvv1*2,uvv0vvv0*17,vvv1*2,vvv0*7,vuu0*5,vvv0*5,
  vvv0ttt8qqqisssasssbqqrjrssarrreqrrkvvv0*2,qqqmqrre*2,rss9pqqdqqrgvvv0uuu3qrriqrrctuu4vvv0*2,uuu4qrrkpqqkpqqnrssdvvv0ttu7qrriqqrhrssb*2,sttasssasssbvvv0*7,tuu8sssctuu3vvv0*3,tuu8sssctuu3uvv2qrrjsstdvvv0*3,qrrboppfqrrcvvv0top9smmftoodsnnctpp9vvv0*2,uuu5vvv1vvv0
  vvv0*74,
  vvv0*9,uuu5ttt7qrrksssarrrdssscrrsesss9rssdsssarrsgqqrgstt9sssarssbrsserssarrrgsttarssdsttbrrrerss8rrsdstt8rssdqrriqrrdsttbrssdrrsgsss9rrrcsssdrrrdvvv0*30,
  vvv0*74,
  vvv0*74,
  vvv0ttt9pqqisssarrsdpqqfsst8pqqmttt7vvv0*2,qrriqrrdqrrfpqqjoppnvvv0*2,uuu4pqqjqrrctuu4vvv0*2,uuu4pqqmopplopporrrdvvv0ttt7qrriqqrhrsscqrrcssscrssbrrrcvvv0*5,ttt6qrrfpqqissscttt4vvv0*3,tuu8sssctuu3uvv2qqqksssevvv0*3,uvv3ssscstt8vvu0spmetpnasolcsnkcvut0vvv0*2,uuu5vvv1vvv0
  vvv0*64,vut0*4,vvu0vvv0*5,
  vvv0*9,uvv3uuu4sssbttt8sttattu5ttt8sssattt8stt9*2,ttt9stt7ttt6ttt8*3,sttbrssdstt6ttt8*3,sssasss9vvv1vvv0*39,
  vvv0*9,vvv1vvv2vvv3uvv3uuu4uuu3vvv3uuu4vvv2uuu3*2,vvv2uvv2*2,vvv2uuu3uvv2uuu2*2,uuu3vvv3uvv3uvv2uuu3*2,vvv1vvv0*39,
  uuu1uvv0*72,uuu1
  vvv0stt8ppqoqrrfopphrrrbqqqfoppistt8vvv0*33,rss8oppirrrcppqhrrsettt4vvv0*2,sss8opphqrrgttt6vvv0*6,sss9ppqerrrbvvv0*11,
  vvv0*74,
  vvv0*2,vvv1vvv0vvv1vvv0*46,vvv1vvv0*22,
  vvv0sst8qrrjqrrfoppkrrscpqqkttt4vvv0*33,rssaqrrepqqgqqrhpqqeqrrfttt7vvv0qqrfpqqinoolqrrettt7vvv0*4,stt6rrrcopphppqgqrrdvvv0*11,
  vvv0*74,
  vvv0*74,
  vvv0*32,uuu4vvv0stt7sstarssassscsstarssbvvv0ttu7vvv0*32,
  vvv0*74,
  uvv0vvv0*72,uvv0
  uuu0*74,
  vvv0*74,
  vvv0ttt2stt4vvv0vvv1stt5tuu4vvv0uuu1vvv1uuu3vvv0*4,uuu1vvv0*58,
  vvv0qqraklmjijkjjkkjikkgikkomnoehjjehjjfjkljhijhikkijlldikkhopp6vvv0*58,
  vvv0uuu4stt9sttbstt9sttasssb*2,sss9ttt7ttt8*2,sttasssdtuu7rsscuuu4rssdttt9ttu8stt8tuu6sssattt9vvv0*47,vvv2vvv1vvv0
  vvv0vvv1uuu3uuu4*3,ttu5vvv4uuu3uuu2uuv2uvv3uuu3uuu4*2,uvv3uuv2uuu4*2,uuu2uuu4vvv2uuu3uuu4vvv0*50,
  vvv1vvv0*73,
  uvv0*74,
  qrrdqrrbqrrd*2,rss8rss6qrrbqrrdpqqcqrrbpqrdqrrerrsbsss7pqqerss6qrr9rss9qrrbqrrcrssbqrrbrrs6qrrb*2,stt5qrraqrrdrss9qrr9qrrbqrr9sss6pqqcrrsaqrrbqrrcrss8qrrdrss6qqreqrrcrrsbqrrdrss9qqrcrss8uvv0*27,
  tuu3ttt3tuu3ttt3tuu2tuu1tuu2ttt4ttt2tuu2ttt2tuu3tuu2tuu1tuu3ttt1tuu2tuu3tuu2ttt3tuu2ttu3ttt1ttt3ttt2ttt4tuu1tuu3stt5ttt3tuu2ttt1tuu2ttt2tuu2ttt3*2,tuu2ttt3tuu1tuu3ttt3tuu2ttt3uuu2tuu2ttt3uvv0*27,
referrals 1184x1164
~ IqB6 xt-H zjxi PiZq Ls7W 56p0 Y-x1 Kosw PiZq yWvv 3sRs K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F 4bbl 3yvg
~ 5vMd UhwG s2ZJ wH8u BrLU E8xL Mqav Nc_T 1ZeU kIIB EORI whHz G_kN hqy9 E8xL Mqav J-za 2bhe whHz G_kN
~ PYcM E8xL Mqav GhOg 2V9F whHz G_kN ae2g E8xL Mqav Jr1u X0jT whHz G_kN o0vy E8xL Mqav SUDM X0jT whHz
~ G_kN P2Po E8xL Mqav tSmB X0jT whHz G_kN uXrS E8xL Mqav sQwE X0jT whHz G_kN vRow nAkn 4YWs ZKSq X0jT
~ Nc_T AlcY sxxd whHz BW0z xnaY BrLU PiZq nAkn chQG Nc_T pKOJ MKLz 6wPc aIzH cx4F 4fWB -IXN 7hqh yuip
~ w0oM 1uRW DzJS DT-7 aeIs p_5F NKM7 ohp2 Ws8E UBqL cCF5 VtPx lJ5U GD1Z KJRx ZE15 Njnh 3loy XCCc 49os
~ TH-I zmqt vPq7 Sv65 PiZq z2_c IBgV PiZq nAkn Yc_c Nc_T GTXi MI3p Rfyc 7gG- VLH6 tQh3 Dm1s ioD6 ZemT
~ EK3Z iBfD kU-p bgdT xAbb lYHy FrPf NGNW v00b NGNW YZFs _AJl 6wMS XUJ8 _UKk bZqd piad VLH6 WAuz 6qe-
~ ahMN t3Sp BLxO 6zVw Fmhz EiK0 nekp AGWC ZdBL CdcC CdcC pEN2 jeq0 WRMV 6hUw k1P5 3w6g nekp TaLE Bn8E
~ Ngkx FOYt GqP6 VLH6 WAuz 6qe- ahMN Q37V o5Cp wNcB EiK0 nekp AGWC SAVe MViA MViA pEN2 t69Y 1nMD bp8q
~ k1P5 3w6g nekp TaLE Bn8E BwPd FOYt GqP6 VLH6 WAuz 6qe- ahMN PMzh qXE2 EiK0 nekp AGWC pEN2 nekp YCLB
~ nekp YCLB pEN2 k1P5 3w6g k1P5 3w6g yToG k1P5 3w6g nekp gaOW Bn8E O56A FOYt GqP6 VLH6 WAuz 6qe- ahMN
~ RWQo imFC EiK0 nekp AGWC pEN2 nekp YCLB nekp YCLB nekp YCLB k1P5 3w6g k1P5 3w6g a_tQ k1P5 3w6g nekp
~ 9uZv Bn8E NqxP FOYt GqP6 VLH6 WAuz 6qe- ahMN X75f up-h RJ30 nekp fLTQ 7HUF GYd_ GYd_ pEN2 gqbu ehO-
~ bp8q k1P5 3w6g nekp TaLE Bn8E hTsC FOYt GqP6 VLH6 IQ5U 6qe- ahMN 3r42 DsON 6zVw cBeu 1P0f VbJI QRSj
~ VCrD ZlK0 ZlK0 GPYW z4_L FQa7 MUle 7KW0 VbJI TaLE EByO 5yfp FOYt GqP6 3gQQ VLH6 6hPO kLZl 991x AM62
~ AM62 z7jP F0vT VLH6 xcwl KZmb srkh z27V z27V hPU3 -p_4 A-rH rDTt W1-U J_1H SBa5 Z9DM xbiC -FLa NUHA
~ DFBr
  rrsarss9rrrbuuu0uvv0*70,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  jkl9noo6*2,klm7pqq3opp4*2,mnn6opp7tuu1uvv0*64,
  giichjjcikkbhjjdgijbjklbmnn8eghehjkestt3uvv0*53,imn3ejk0*9,hlm3
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*4,uuu0uvv0uuu0uvv0uuu0uvv0*3,uuu0uvv0uuu0uvv0*38,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss8pqqdqrreqqr9qrrbqrrdqrrapqqfqqrbqrrb*2,qrr9qrrbpqqfpqrbstt5uvv0*38,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0stt4pqqcnopbpqqcsss5uvv0nophmoohoppgnopksss4uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*11,tuu0stt0*5,uuu0uvv0*56,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*11,uuu1vvv0*7,uuu0uvv0*6,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,pqqeqrrhqrrcrssbttt7ppqjpqqipqqlqrrduvv3vvv0uvv3ttt7rssersscstt6oppovvv3vvv1uuu1uvv0*6,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*12,uuu1vvv0*7,uuu0uvv0*7,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*5,uvv0*2,vvv0*6,uvv0*2,vvv0*7,uuu0vvv0*11,uuu2uuu0*15,uuu3uvv0*22,
  uuu4sss8qrrdrss9rrriuuu5vvv1*2,rss9rsscrssdrrsbrsshuuu5vvv1*2,rssfrrscrrrgtuu7noorvvv2*2,uvv3uuu5rrshrrsesss9stteqrrf*2,stt8ppqnuuu4vvv2tuu8uuu5*2,rrsistt8ssscrss9stt7sst9ttt8sss9rrrbvvv0*4,uuv6uvv0*22,
  vvv0*6,vvv1uvv1vvv0*6,vvv1uvv1vvv0*7,uuu1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*22,
  uuu0*23,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*22,
  vvv0*74,
  vvv0*74,
  vvv0oppbhijihjjhjklgjllgkllfklmhijkgklmejllfkllijklcjllgvvv0*44,qrraopperrscrrrbsst9sttcsttbttt9rssasttcssscstt9rssbsssctuu6vvv0
  vvv0*2,vvv1*5,stt3uvv1vvv0qqq6vvv1uvv1vvv1vvv0*45,vvv1*4,uvv3vvv1*5,vvv2uvv2vvv1vvv0*2,
  vvv0oqr3cij0*34,hmn6fmo0*10,mqr4mqq0*12,ors2stt0*11,uvv0vvv0
  vvv0tuu1oqq0*34,qrs2pss0*10,stt1stt0*12,tuu0uvv0*11,vvv0*2,
  vvv0nqq3prr4rrrdqrrettt9vvv0*13,oss2prs8qrrersscrrrgrsscsttcssscrrresss9rsscvvv0*7,rtt1stt6rrrerrrkrsscsstbrssdrrrbrsscsstcsss9vvv0*7,uuu0tuu4rrsfrrrbssscstt9rssdsstcrrseqrrerssb*2,vvv0*7,
  vvv0uuu0uuv1ttt5uuu4vvv0*14,uvv0uuu2ttt7vvv0*6,vvv1vvv0*9,vvv1ttt5uuu3vvv0*3,vvv1vvv0vvv1vvv0*9,vvv1sss9uuu2vvv0vvv2vvv0*4,vvv1vvv0*8,
  vvv0*3,qrr9sss9vvv0*15,uvv2pqqevvv0*17,rrrattt5vvv0*16,qrrestt6vvv0*15,
  vvv0*74,
  uvv0*74,
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0pqq7klmbopp8opp9mnngrrr3vvv0*58,vvv1vvv0*6,vvv1vvv0
  vvv0ttt5stt4qrr6mnocpqqbttu2vvv0*58,vvv1sssbtttbqrrcqqqnrrsgsstavvv1vvv0
  vvv0ttt6rssdrrscqrrcqrresstarsscrssfrsscsttdqrrg*2,sssbsstarrrdsss8ssscrrrdsssdrssbuuu4vvv0*52,
  vvv0*74,
  vvv0*27,sttbrssdvvv0*3,sstarssdvvv0*3,ttt8qqrfttt5vvv0*17,vvv1vvv0*3,vvv1rrrastt9vvv0*10,
  vvv0tuu5rssbrssduvv3vvv0*6,vvv2rssdsssdttt5vvv0*2,rssbqrrdvvv0*3,rrscqrrhrrrcrsscuuu5ttu7ttt7ttt8uuv3vvv0tuu6ttt9uuu2vvv0*2,ttt6rssdttt6ttu6vvv1vvv0*3,tuu6rrsgrssettt5uuu5rrrersscqrrdrsseuuu5vvv0uuu4rrrgrrsdstt7vvv0vvv2ttt6tuu6uuu3rrserrsfuvv2vvv0*6,
  vvv0*27,uuu3ttt5tuu5vvv1vvv0uuu3ttt6uuu1vvv0*2,ttt6ttt7uuu3vvv0*22,ttt6uuu4vvv0*10,
  vvv0uuu6ppqjttt7rsscrss9qrrhsss8ttt8*2,ttu6vvv0*54,uvu0*3,vvv0*6,
  vvv0uuu1uuu4uuu3uvv1vvv0uuu3vvv3uvv2uuu2vvv1uuu6qrrjqqrcuuu3vvv0*2,qqqjopppppqkqqqivvv0qrrhqrrgstt7vvv0*2,ssscppqjttt8vvv0*2,rrsfpqqittt9vvv0uuu7qqrkrrrdsssdvvv0*3,rrrdqqqjqqqgpqqlrrrfsssbvvv0ttt6rrreopplqrrjttu7sttapqqjrrrgrrrerrrivvv0uuv4sssdstt8uvu0nrpalpnelqncuvu0vvv0*2,uuu5vvv1vvv0
  vvv0uuu4sss9*2,vvv0*61,uvu0*3,vvv0*6,
  vvv0*2,uuu2ttt5vvv0*2,uuu4vvv0*67,
  vvv0stt6rsseuuu5pqqkpqqhrrsesssdsssbvvv2vvv0uuu6qrrjqqrcuuu3vvv0*2,qqqjopppppqkqqqivvv0qqrdrssbpqqfvvv0*2,rssbqrrdqrreuuu5vvv0rrsbqrrdqrrfuuu3uuu7qqrkrrrdsssdvvv0*3,uuu3qrrfqrrcqqqkrssestt7vvv0stt6sstapqqiqrrjttu7vvv0qqrhrrrgrrsdrrrivvv0uuv4sssdstt8uvv0orp9mqocmqobuvu0vvv0*2,uuu4vvv1vvv0
  vvv0tuu4rssdsss9rssauuu6vvv0*17,vvv1vvv0*4,vvv2vvv0*4,vvv2vvv0*11,vvv1vvv0*5,vvv1vvv0*13,tut1sut1*2,vvv0*6,
  vvv0*74,
  vvv0uuu5sss8sst8ttt5ttu6uuu4uvv1uvv3vvv0*2,uvv3ttt7tuu4vvv1vvv0*2,ttt9sssdsstattt7vvv0tttauuu4stt9vvv0*2,vvv2uuu3uuu4vvv0*2,uvv2uuu3uuu4vvv0uuu3ttt8uuu5uuu6vvv0*6,vvv1uuu3vvv1vvv0*3,vvv1uuu2vvv0vvv2ttt5uuu4ttu7ttt8vvv0vvv1uuu3vvv2vvv0stt4stt3ttt1uuu2vvv0*5,
  vvv0tuu7uuu3uuu6sssdrrsettt8stt9ttt9vvv0*2,uvv3sttbsss8vvv2vvv0*2,sssassscsssasttavvv0sttcttt9sssavvv0*2,uuu7tuu6sst9vvv0*2,uuu8tuu6stt8vvv0vvv4sstcstt8tuu7vvv0*6,uuu4ttt8uuu3vvv0*3,uuu6ttt9uuu1tuu6ssscstt9ttt7tttavvv0vvv2ttt9tuu6vvv0qrs7qrrbpqrattt3vvv0*2,uuu5vvv1vvv0
  vvv0*74,
  vvv0*65,uvv0*4,vvv0*5,
  vvv0ttt7nooopqqhqrre*2,pqqhqrrdqrrfrrsgttt8uuu6qrrjqqrcuuu3vvv0*2,qqqjopppppqkqqqivvv0qqqmsssdpqqjvvv0*2,ttt9sst9qrrdvvv0*2,tttasss9qrrcvvv0uvv3rssdsssbttt7vvv0*6,uuu5sssbtuu4vvv0*3,ttu8rsscuuu2vvv0qrrhqqqlqrrisssfvvv0uuv4sssdstt8vvv0pqqcoppgoppbpqqbrss6vvv0uuu5vvv1vvv0
  vvv0*74,
  vvv0*74,
  vvv0ttt7nooorrreqrreqrrcpqqhqrressscrrrfttt9uuu3pqqjrss9pqqgqrrivvv0pqqlopphqrrfvvv0*2,qrrgsssattt5vvv0*2,rssc*2,stt8vvv0*2,rssd*2,stt7vvv0uuu7qqrkrrrdsssdvvv0*3,uuu2ppqmqrreqrrfrrsfsssbvvv0ttu4qrrgopplqrrjttu7vvv0qqrhrrrgrrsdrrrivvv0uuv4sssdstt8uvv0nrpalpnelqncuvu0vvv0*2,uuu5vvv1vvv0
  vvv0*14,uvv2vvv0*50,tuu0*3,vvv0*6,
  vvv0*74,
  vvv0uuu5pqqjrrrbqrrbrssbrrrerssauuu4vvv0*2,uuu3sttattt6vvv1vvv0*2,tttbsssgsstcttu4vvv0ttt9tuu5sssavvv0*2,ttt7ttt5stt9vvv1vvv0ttt7ttt6sss9vvv1uuu4sttbttt6tuu7vvv0*4,ttt8ttt7stt8ttt7tuu6vvv0*2,ttt7rssctttauuu4vvv0ssscstt8uuu4ttt8vvv0*2,ttt7uuu6vvv0qtr4*3,uvv0vvv0*5,
  vvv0uuu5rssatttarssasssdssscttt7ssscsst9vvv1vvv2ttt9stt6vvv1vvv0*2,stt6ttt9stt8uvv3vvv0ttt7uuu5ttt7vvv0*2,uuu4tuu6ttt5vvv0*2,uuu5tuu6ttt5vvv0vvv3ttt9ttt6uuu5vvv0*4,uuu4ttt6ttt7ttu7uuu4vvv0*2,uuu3stt9ttt9uvv3vvv0ttt8ttt6tuu6ttt7vvv0*2,uuu3uuu6uvv0qtr6orp9orq8uvu0vvv0*2,uuu4vvv0*2,
  uuu1uvv0*5,uuu0uuu1uvv0*65,uuu1
  vvv0tuu3stt9uuu3tuu3uuu2ttt5tuu5uuu2vvv0*34,ttt7sstattt6*2,uuu4uuu3vvv0ttt7tuu6sss9ttt8uuu3vvv0*19,
  vvv0uuv4sssfrsscqqqesss8stt9rrrcttu6vvv0*34,sss8sssasss8*2,sss9tuu4vvv0sst8sst9rssasssbuuu3vvv0*19,
  vvv0*74,
  vvv0sst8rrshpqqhrrrfqrrerrrdvvv0*35,ttt8rrrapqqfqrrerrscrssbsssattt6pqqirsscpqqhqqrhttu6vvv0*19,
  vvv0*2,uuu4vvv1*4,vvv0*36,uuu3vvv1uuu3uuu1vvv1vvv0*2,vvv1uuu3uuu1vvv2vvv0*20,
  vvv0*74,
  vvv0*32,vvv2vvv0vvv2uuu4uvv2uuu4uuu5uuu4vvv0uvv3vvv0*32,
  vvv0*32,vvv3vvv0uuu2ttu7uuu5tuu7stt8uuu5vvv0uuu5vvv0*32,
  vvv0*74,
  uuu0uvv0*72,uuu0
  sst7stt4ttt5sst6ttt2ttt3stt4stt5sss6stt5sss6stt6stt5ttt3rss7ttt3stt4ttt4sss5stt5ttt5stt4ttt3stt4stt5tuu2stt5sst6ttt4ttt3stt5stt4tuu2sss6ttt4stt5sst6ttt3stt5ttt3rss7stt4sss7stt6ttt4stt5ttu3uvv0*27,
  rrsarrrcrrsdqrrbrrs9sst4rssaqrrdqrrarss8qrraqrrcsss9sst7rrrcrss5rss8sss9rss8qrrbrss9qrrbrrs4qrrarssasss7rss8rrsbrss9qrr9rssarrr8sss6qrr9rss9rrr9rssasst8qrrdsst4rsscqrrcstt8qrrbstt8qrrbrss8uvv0*27,
performance 1184x2327
~ IqB6 xt-H mTTt PiZq Ls7W 56p0 Y-x1 Kosw PiZq w9v3 Jjd_ K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F 4bbl 3yvg
~ AbmK pdiP s2ZJ yuip mP4- 1l9U qGjZ O3xN BLJh RDhY ndWk QI7v CkEe RZov Nd7_ RDhY kVRc UX5G CHr9 RZov
~ 0876 RDhY MpN3 v8g7 lgbZ RZov pfsO wH8u BrLU E8xL Mqav Nc_T 1ZeU kIIB EORI whHz G_kN hqy9 E8xL Mqav
~ J-za 2bhe whHz G_kN PYcM E8xL Mqav 0ZfL X0jT whHz G_kN _ail E8xL Mqav Jr1u X0jT whHz G_kN o0vy E8xL
~ Mqav SUDM X0jT whHz G_kN P2Po BrLU PiZq nAkn chQG Nc_T pKOJ MKLz 6wPc aIzH cx4F 4fWB -IXN 7hqh s2ZJ
~ TEHH Kh9p xU7r qcKo Bg-l tVrn 0_xh wkOY o4aH Kh9p QPwS qcKo KEo0 tVrn dQ3g Kh9p 76G4 qcKo e2S0 tVrn
~ y3Fm KKYe o4aH Kh9p YXC7 qcKo 1Qvz kAgT EUTB Kh9p yaDk qcKo n4un kAgT tVrn Fg0A RO2P o4aH Kh9p QU0l
~ qcKo 4VhP kAgT tVrn GnsY BV4c o4aH yuip mP4- f46Z dLGJ Mqav J7sF L1dW whHz G_kN hgfj q5VG hazR b1g8
~ oSyb zIhE Qfjw 0J2A _jKl zOXK dLIh 6wLC zjyV wX2B 5CFG wX2B 6xPT wX2B -caf wX2B fS6k wX2B pzSF wX2B
~ Hvpq P2AE BFOD BFOD BFOD BFOD BFOD dIlf 9jDl Dgua 4k2l 58ln Phqz ccFP lY3e y33Y ZlxB Y7Sf PyL3 PyL3
~ PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3
~ PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 PyL3 k-iU NAN2 drRl bMD2 Js1C mtcV wLTQ NKHV 2fTo yLnf xLd7 Ljn2
~ s2ZJ yuip mP4- EXWP KfR5 yEJf dqEx TfjD yqdD Bqrq f-rs 63WS PuJA 56p0 cwut Dpxs TfjD yqdD Bqrq f-rs
~ 1V_r RKio 56p0 cwut xYCf TfjD yqdD Bqrq f-rs ZqEQ aDJL 56p0 cwut O9aU TfjD yqdD Bqrq f-rs GKor yuip
~ mP4- cORy MKLz 6wPc aIzH cx4F 4fWB -IXN 7hqh ci6B jcS9 8L6r SnL5 dyVt 7JbP y5A7 -8fs ZMJ6 VGYB mmNb
~ Q57L 3mq3 wiLc udVX tvgj 9atU hS5y wiLc liiA BRI4 eDQ0 C06p yuip mP4- js7e MKLz 6wPc aIzH cx4F 4fWB
~ -IXN 7hqh 2pNo HgQe 7gG- VLH6 9fNv 9MqQ JfFT K0uX oX4O TxYJ h6_8 uyBa piad VLH6 0Mnd BuGi BNl2 _Ilx
~ XzWD EKNB Q-vr ubGz D7er kOIa jy5P -hoH i_BU VLH6 0Mnd BuGi cYRY C9re uEXr 7r5q suwL zOqs D7er 3Aqi
~ jy5P -hoH 1Hv4 VLH6 jeol BuGi rJqr ucOQ o_jT 8LG_ KFED 7DHG 0el0 MwU- jy5P -hoH PU7a 3gQQ VLH6 N8Vz
~ kEgF UVy4 RdbG hpJC InoQ PXxq -Dqh JRll ukhZ LDmv s2ZJ yuip mP4- K6uj MKLz 6wPc aIzH cx4F 4fWB -IXN
~ 7hqh GpfX iTlJ CGZf 7gG- VLH6 FP9m UTLZ 4qz1 6IUh GU8A piad VLH6 0Mnd hnhg Vjv4 ksHj Obme seKw OGH_
~ VLH6 0Mnd FhFh IoFr ahMN _EUm bezN 1Tu8 RRae NmBK VLH6 jeol PigS LQuR ahMN IM_X xf5m xf5m PQkD L1oS
~ 3gQQ VLH6 iVZI UVy4 kaHT kaHT ukhZ yuip mP4- 8aDh MKLz 6wPc aIzH cx4F 4fWB -IXN 7hqh MT4t wwb0 k6oB
~ _kj1 Bq13 eDCu qizt DCjz k6oB _kj1 LOsI eDCu qizt b5Ob k6oB _kj1 Sls0 eDCu qizt -vMc k6oB _kj1 HxBm
~ eDCu qizt ctCw k6oB _kj1 zesz eDCu qizt aEzk k6oB ReDg eDCu qizt _lGS DFBr
  qrrarrsarssarrsasst4uvv0*69,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  jkl9mno6pqq3jll6moo5pqr3opp5nop2pqr3pqq3*2,opq2pqq3uuu1uvv0*60,
  ikk9ikl9fhiblnn8lmm9fghflnnb*2,fhidfhhejllgijkafhiasss3uvv0*49,hlm3chj0*9,fkl3
  uuu1uuu0*4,uvv0*2,uuu0*4,uvv0uuu0uvv0*50,3bd54bda4ce88fgcaghf7egf9fhk9fhe9fhm8fgh19c0
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss8qrr9qqrcpqqcstt4uvv0*49,6df52ac119c0*2,3bd419c0*5,4ce3
  uvv0*74,
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0noognopioppgnopinophnopduvv0*50,
  uuu0*17,ttu0stt0*6,ttt0uuu0*49,
  uvv0*74,
  vvv0*74,
  vvv0*64,uvv2uvv0*7,vvv2vvv0
  vvv0oppbijklnoodlnnfklmemnncmnndkmmfstt4vvv0*54,uuu4noogpqqfoppeqqrdoppgoppfstt6uvv6vvv0
  vvv0uuu2uuu3rrr5ttt3sss4oop7stt3sss3uuu1vvv0*54,uuu3uvv0*2,ttt4uvv0tuu2uuu1uvv0vvv4vvv0
  vvv0ttu7rrrerrsdrrrfstt8rrrfrrrdstt8rssfrrrdrssesttarrrdvvv1vvv0*59,
  vvv0*74,
  vvv0uuu2uuu4uuu2vvv0*9,ttt5ttt6tuu5rss8uuu3rss7ttt6rss9stt8rss8rss7vvv0vvv1uuu4uvv2vvv1uuu3vvv0*14,uuu3ttt6ttt5sss8vvv1vvv0uuu5uvv4vvv1vvv0*3,ttt7ttt4ttt6ttt4sst8stt6sss7ttt3ttt6stt7rss8ttt7rss9ttt7rssarss9ttt3vvv0
  vvv0uuu5rssasssbuuu2vvv0*8,qrrbrrr9rss9pqqcsssarrr9rrscqrrcrrs9qrrasst9vvv0vvv2sssasttbsstcrssbuuu4vvv0*13,stt7qrrasstapqqcvvv2vvv0ttt9sssfsssbvvv0*3,sss7qrrcqqrcrrrbrrs8rssaqrrdrrrcttt5qrrdqrrbrrreqrrcrssaqrraqrrcuuu5vvv0
  vvv0qrs3gkl0*21,jmn3vvv0uuv2gkl0*17,lop2tuu0*4,vvv0*2,jmn3gkl0*16,mpp2tuu0*4,uvv0vvv0
  vvv0uuu6rssdqrrdsss9rsscrrrdttt7vvv0*18,rssc*2,rssassscqrrgrssbsssbsss9tttarsserssdrssbrsscvvv0*11,rsscttt9rsserrsasssbsssdrrrgrssctuu6vvv0*15,
  vvv0*2,vvv1*2,vvv0*29,uuv3vvv0*2,vvv1vvv0*37,
  vvv0*74,
  uuu0*37,uvv0uuu0*7,uvv0uuu0*7,uvv0*3,uuu0*8,uvv0uuu0tuu0*7,uuu0
  vvv1uuu1vvv0*8,vvv1vvv0vvv1vvv0vvv1vvv0*2,uvv1vvv1vvv0*5,uuu1vvv0*3,uvv1vvv1vvv0*4,vvv2vvv0*2,uuu1vvv0*4,vvv2vvv0*2,uuu1vvv0*4,vvv1vvv0vvv1uvv0*3,vvv1uuv0vvv0*6,uuu4uuu1uuu0tuu0uuu0uvv0uuu0tuu1uuu1tuu3
  uuu5sss9sssaopphrrrc*2,nopksss9rsscstt6sssarsscrssesssb*2,uuu4uvv3uvv1vvv0rrsdsssarssarrsbttt7pqqhsss8uuu5*2,vvv1*2,rssdrsscrssbstt7pqqmvvv3vvv1uvv3ttt5rsscssscttt4oppovvv2*2,uvv3uuu5rssbrssarrsdsssbuuu5vvv1uvv0*3,vvv1ssscstt6qrrhppqdsssfpqqgttt8tuu8uvv0rrrbqrr6mnojnoohpqqcmoocoppgtuu3
  uvv0vvv0*16,uvv0*2,vvv0*9,uvv0*2,vvv0*7,uuu0vvv0*7,uuu0vvv0*6,uvv0*5,vvv0*7,uuu1tuu1tuu0*7,tuu2
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*24,uvv0vvv0*24,uvv0vvv0*24,
  vvv0sssbqqrdrrserrrbrsscvvv0*18,uvv0vvv0sss9rsscsssaqrrdrssbrrrevvv0*17,uvv0vvv0sss9rsscsssbrssaqrrcvvv1vvv0*17,
  vvv0uuu0vvv1uuu1uuu0vvv0*19,uvv0vvv0uuu0vvv0uvv1vvv0*20,uvv0vvv0uuu0uuu1vvv0*21,
  vvv0pqq7lmmenooaoppavvv0*19,uvv0vvv0mno9fhhkopp8vvv0*20,uvv0vvv0pqq7mnncqrr6vvv0*20,
  vvv0tuu0stt1*2,tuu0vvv0*19,uvv0vvv0uuu1*3,vvv0*20,uvv0vvv0uuv1uuu0*2,vvv0*20,
  vvv0tuu4psqesut8ssscsssdrsscrssbrssdsssd*2,sss8rssdqrressscqrrbrrrgttt5vvv0*6,uvv0vvv0stt9rrsdsss8sstcsssbrrrersscrsseqrrfrsscrrrcrssavvv0*11,uvv0vvv0uss5urrfttt8rssbrrrfsstbrrsfsssdssscsssaqrrfssscqrrersscrrresss9vvv0*7,
  vvv0*24,uvv0vvv0*24,uvv0vvv0*24,
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  vvv0uuu5uuv2uuu2vvv1uuv3vvv0*18,uvv0vvv0uuu5uvv3vvv1vvv0*20,uvv0vvv0uuu3uuu2*2,vvv0*20,
  vvv0ttt8stt7rss9rssdsttbvvv2vvv0*17,uvv0vvv0ttu7sssbsttdttu3vvv0*19,uvv0vvv0ttt7rss9sssauuu2vvv0*19,
  vvv0rrr4rrr8qrr8tuu3qrr6qrr5pqq8sss5opp8noo9vvv0*13,uvv0vvv0sss3pqq6sss3opp5qrr6sss6uuu2pqq8qrr6pqq6ttt3rrs7qrr5vvv0*10,uvv0vvv0rrr4sss5*2,qrr7qrr6pqq8tuu3qrr7opp8vvv0*14,
  vvv0pqq5lmncklmdlmndikkdmnnanoocmnogkmmdjlldrssdppqettt6vvv0*10,uvv0vvv0pqq5oop7mnnfpqqaikkclmmcnoogklmbmnn8klmcopp9klmgoopbpqqepqqfvvv0*8,uvv0vvv0pqq5noo8noocmnn8ikkdjlleoopdklmckmmbrrrfpqqfttt5vvv0*11,
  vvv0uuu4uuu5*2,ttu8tuu7uuu4uuu3tuu4ttt6ttu7tuu6uvv3vvv0*11,uvv0vvv0vvv2rts9uvv4uuu4ttt5uuu4tuu6*2,uuu7ttt7uuu4uuu3*2,tuu5uuu3*2,uuu4tuu5uuu5uuu4vvv0*3,uvv0vvv0vvv2stt8uuu5uuv3ttt7*2,tuu4ttu7ttt8uuu2uuu3tuu5uuu3uuu4tuu6uuu3ttt7uuu5uuv3uuu5tuu5vvv2vvv0
  vvv0uuu7tuu4ttt7ttt8*2,uuu7sttatuu6ttu7ttt6ttu7vvv3vvv0*11,uvv0vvv0uuu3stt8tuu6*2,ttt6ttt8tuu7ttt8uuu6ttt8uuu7tttatuu5ttt9*2,tuu8stt8uuu6ttu8sssbvvv2vvv0*2,uvv0vvv0uuu3stt7tuu7uuu5ttt8tuu5uuu6ttt7ttu8uuu8ttt8ttt7ttt9tuuauuu8ttt5ttu7stt9ttt9stt7tttauuu3vvv0
  vvv0*24,uvv0vvv0sstarrsbsssbvvv0*20,uvv0vvv0*24,
  vvv1vvv0*22,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*22,vvv1
  uuu0*24,uvv0uuu0*24,uvv0uuu0*24,
  vvv0*74,
  vvv0*60,uvv3tuu0*11,vvv2vvv0
  vvv0qrr6noo9pqq7rss4opp7rrs9vvv0*53,tuuauuu5tuu5uuu4tuu5stt6ttt6sss9ttt6stt7uuv3vvv1tuuavvv0
  vvv0sss6qqq5pqq9qrr7lmnamnngvvv0*53,tuuauuu5tuu8stt9ttt6uuu5qrr9sst9sst7sss7vvv2*2,tuuavvv0
  vvv0uuu0uuu1vvv0vvv1vvv0vvv1uuv2vvv1uuv0uvv1vvv1*2,vvv0*2,vvv1*2,vvv0vuu1vvv1*2,vvv0vvv1uuu2vvv0*2,vvv1vvv0*3,vvv1uuu2vvv0*2,vvv1*2,vvv0uuu2vvv0*22,uvv3tuu0*11,vvv2vvv0
  vvv0nqq3oqr8qrrerrrerssbrrsbtttauuu4lqr2stt7sssdrsscqrrerssdsstastt8usq2spn7sttbsssbrsscrssbtuuavvv0tuu5tttbqqqdrssdrrscstt9sssdsssarrrerssbrsscsss8sssevvv2vvv0*35,
  vvv0vvv1vvv3vvv0*71,
  vvv0uvv2uuu4vvv0*6,uvv1mophvvv0*34,stt5oqqdvvv0*10,stt6oqrcvvv0*15,
  vvv0*9,qssbuvv1rss9vvv0*5,prsbvvv0*4,prravvv0*6,prrcvvv0*3,vvv1qrsavvv0*10,qsscttu5stt5vvv0*9,qsscstt6tuu4vvv0*5,prsbvvv0*3,tuu4stt5vvv0*3,
  vvv0*2,uuu6vvv0*2,tuu3vvv0*3,qrsbvvv0qrsavvv1vvv0*3,vvv1oqrerss8vvv0*2,prsbtuu2rss8vvv0*4,ttu4qrsartt7vvv0*2,prrbtuu3rss7vvv0*5,tuu3vvv0*2,uuv1rss8vvv0prrbvvv0*5,tuu3vvv0*2,tuu3stt7vvv0prrcvvv0*4,stt7prrctuu3vvv0*2,prrcrstavvv0*3,
  vvv0*4,uvv1oqrcqssbvvv2rst9uvv1vvv0*2,qrsbvvv0*3,qssauuv4prrcuvv2uuu3rtt7vvv0tuu4stt6vvv0*3,qrscuvv4prrcvvv2tuu4stt6vvv0ttu5stt6vvv0*3,stt5prrcrst9vvv1qssbvvv0*2,uvv1rss9vvv0*3,stt5prrbstt8vvv1qsscvvv0*2,uuu2rst8vvv0*3,qrsduvv3prrdvvv1rst7uuu2tuu4uuu3vvv0*2,
  vvv0*4,prrevvv0ttu5stt7prsevvv1vvv0*2,stt7tuu3vvv0*2,prrgvvv0*2,prrcpqrfvvv1vvv0*2,stt6ttu5vvv0uvv1qsscvvv0vvv1qrsbprrevvv0*3,stt7tuu4vvv0*2,prrfvvv0rtt7ttu6prrevvv0*3,rst7tuu3vvv0*2,pqrfvvv0rst8ttu6qrscvvv0*3,qrsavvv0*3,prrfvvv0tuu3rssapqrevvv0*2,stt9vvv0*2,
  vvv0*2,tuu6ttu5rst9vvv0*2,rst6ttu4uvv2uvv3*3,prrcvvv0uuv2qsscvvv0*2,rst6ttu4vvv2uuv3vvv0*2,rss7tuu3qrsbuuu3vvv0*2,rss7tuu3uvv3*4,qss8uuu2rss8ttu6vvv0*2,prsavvv1uvv2uuv3vvv0*2,qss9uuu1qss9tuu3vvv0*2,prravvv0uvv3uvv2*2,uuu4qrsavvv0rss9uuu4vvv0*2,prravvv0uvv3vvv1stt7vvv0*2,
  vvv0*3,prrdvvv1vvv0*8,stt8stt7qrsbvvv1vvv0*6,uvv3vvv3vvv0qss9prrdvvv0*9,uvv4qrsaprrdvvv0*7,uvv3vvv2vvv0prraprrdvvv0*9,qsscuuu2prrdvvv0*3,vvv1vvv0*2,uvv4vvv0stt7vvv0
  vvv0*3,uvv3vvv0*3,qst7rtt7vvv0*5,pqreqrscvvv0*9,uvv3vvv2uvv3vvv0*10,uvv4*2,vvv0*8,vvv1uvv3vvv1vvv2vvv0*9,vvv1prreqssavvv0*2,uvv2pss8tuu4vvv0*2,uvv3vvv0*2,
  vvv0*2,uuu5vvv1vvv0*2,qst7vvv0stu5uuv1vvv0*2,qst7tuu3uvv1stt3vvv0qst4rtt0*2,rtt4vvv0*5,vvv2vvv0*3,uuu1rtt4*2,vvv0*2,tuu2qst5uuv2vvv1vvv0*2,tqo9tuu2rtt4*2,vvv0*2,suu3qst6uvv1vvv2vvv0*2,tqo9tuu2rtt4*2,vvv0*2,stu3qst6uvv0stt3vvv1vuu1tqp8rtt7vvv0qst8vvv0*2,uvv3vvv0*2,
  vvv0*5,srq5tsr1usr0vut2qtt8vvv0rtt7uvv1rtt6uvv1vvv0qst8usr2usr0*2,vut2rtt4rtt1rtt0*6,rqp3rrq3usr0vut1rtt4*2,tuu2vvv0rtt7vvv0*2,urq8rtt5sqp8vvv0*2,rss6rrq6uuv1vvv0qtt8vvv0*2,trq8rtt5sqp8vvv0*2,qrr6rrq6uvv1vvv0qst8vvv0*2,trq9rst7usr7vvv0uvv1rsr8vuu2vvv0tuu6vvv0
  vvv0*2,vvv2uts3usr4vvv0*3,vut2srq8prr8uuu2vvv0*2,qst7qqq9usr4vvv0*3,vtt2usr4vuu0vvv0*4,usr3usr4vvv0*3,vtt2usr4vvu0vvv0*3,qst8rss5srq6vvv0*2,usq7usq4vts3vuu1usr4vut2vvv0qst8rss6srr6vvv0vvu1usq6usr4vtt2vuu1usr4vut1vvv0qst7rrr6ssr5vvv0vuu2usq6usr4rrr8srr8stt6vvv0*2,
  vvv0*2,uvv2vvu1vvv0*6,vts0usr0*4,vuu0vvv0*6,vts0usr0*4,vvu0vvv0*6,uts0usr0usr1usq4vuu1trq9vvv0*3,vvu0vvv0*4,vtt2usq4uuu1trq8vvv0*3,vvu0vvv0*4,uts2usq4uuu1urq8vvv0*3,vvu1vvv0*2,uvv0uss6vvv0*2,
  vvv0*38,uts3vut3vvv0*10,usr3vut2vvv0*10,usr4vuu1vvv0*8,vut3vvv0
  vvv0*2,uuu7vvv0uvv0*68,vvv0*2,
  vvv0*3,tuu7uuu4*2,vvv0*12,uvv2ttu7ttu6vvv1vvv0*16,ttt9ttu7vvv0*14,uuu7*2,tuu7vvv0*12,vvv1tttauuu6uuu4vvv0
  vvv0*3,uuu3*2,vvv1vvv0*13,uvv3uvv2vvv0*17,uuv3uvv2vvv0*14,vvv2*2,uuu2vvv0*13,uvv3uvv1vvv1vvv0
  vvv0tuu7rrresttbssscsssdstt9rrsdrsscsttasssarssfrssbsstcssscrrre*2,sstbvvv0*56,
  vvv0tuu5rssdrsscssscrssc*2,sss9rsscttt8sst8sttastt9sttbttt7tttbvvv0*58,
  vvv0*2,vvv1*3,uuu2*2,vvv1*3,uuu2uuu1vvv1vvv0vvv1*2,vvv0*58,
  vvv0stt6pqrhrssfqssaqrsdoqrhqssbuuu6vvv0*65,
  vvv0*74,
  vvv0*74,
  uvv0vvv0*72,uvv0
  uuu0uvv0*35,uuu0*2,uvv0*35,uuu0
  vvv0*36,uvv1*2,vvv0*36,
  vvv0sss4sst3ttt2*2,uuu1ttt6vvv0*29,uvv1*2,vvv0uuu0vvv0*23,uvv3uvv0*8,vvv3vvv0
  vvv0qrr8nooaklmhklmijklfrrs9vvv0*29,uvv1*2,vvv0fhilklmcgiiigijhhjjflmngjllhmnndikkhklldghifklmjlmmfopp6vvv0*10,uvv7tuu6*2,mnnhnoojnophpqqbnooittu5uvv7vvv0
  vvv0uvv4ttt7*2,ttt9tuu5ttt8uvv2uuu7tuu8uuu4ttu7tuu6tuu5uvv2vvv0*21,uvv1*2,vvv0uvv1vvv1uvv1vvv1uuu1vvv1rss4ttt4uvv1vvv0vvv1*2,vvv0*12,uuv4uvv0*3,uuu0uvv0*4,vvv4vvv0
  vvv0uuu2tuu8uuu5tuu9tuu6ttt8uuu5ttu4tuu5tuu4sst9ttt5*2,vvv1vvv0*21,uvv1*2,vvv0*36,
  vvv0*7,oqr2kno0*24,stt2vvv0*3,uvv1*2,vvv0*12,rss1uuu3uuu4vvv2vvv1vvv0*13,uuu5uuu4ttt5uuu4uuu2vvv0
  vvv0stt8qqrerssfrrsbrssbvvv09fh619c0*24,kno6pqqcoppevvv0uvv1*2,vvv0*3,nrr2llk7ngc95ce0ejk2tuu1vvv0*2,vvv2lop3stt8rrrgqrrgsss9vvv0*13,sss8qrrdqrrcsss8ttt4vvv0
  vvv0*7,qss2npq2mop5mop7npq0npq2mpp4npq0npq1npq2npp2nqq0oqq0*13,uuu1vvv0*3,uvv1*2,vvv0*2,iop45hj0fll7qmj6bhi12ac04ce2rtt3vvv0*3,ttu7rssbsstdttt8qrrdrssdssscrrrdrssfrsseqrrcssscrrsirssdstt7vvv0*8,
  vvv0*7,uuu4tuu6stt8ttt9sssbttt9tttattt8sssattt8sss9ttt8vvv0*17,uvv1*2,vvv0pss35hj0gno3vvv0*3,qrs33bd29fh5vvv0*26,
  vvv0tuu7rssbrssettt8vvv0*2,agh619c0*16,7ef5rss0*7,uuu0rrrcpqqfvvv0uvv1*2,vvv0hmn5bjk4vvv1uuu2ttt3ttt6vvv0hlm619c0stt4vvv1nrr2ttt6sss8uuu5vvv0*14,tuu6rrsasssasss9tuu5vvv0
  vvv0*2,vvv1*3,vvv0*2,imn3cij0*16,hlm3stt0*7,uvv0uuu1uuu4vvv0uvv1*2,vvv09fh68fg6vvv0ttt8qrranoogvvv0npq619c0oqr6vvv0rtt1tuu5qrrauuu6vvv0vvv1vvv0vvv1vvv0*2,uuu2*2,vvv0vvv1vvv0*4,ttt4ttt6sss6stt8uuu1vvv0
  vvv0*7,tuu6ttt8rsscrssfrsscssscrssdsst9rsscsssbrrrbsttavvv0*17,uvv1*2,vvv0chj64bd4vvv1uuu4qrrisssbvvv0jmn619c0rst5vvv0*2,tuu6sst9tttbttt7ssscsttasst8stt9sttarssbsstesttarrsgrsscvvv0*9,
  vvv0vvv1vvv0vvv2vvv0*2,vvv1imn3cij0*10,jnn3stt0*13,uvv0vvv0uuu2vvv0uvv1*2,vvv0mpq519c0glm5vvv0*3,stt24ce37eg5vvv0*26,
  vvv0uuu3sssdsss9qrrerssctuu6agh619c0*10,bhi5rss0*13,uuu0tuu4opphvvv0uvv1*2,vvv0*2,cij519c09fh2hlm0ejk13bd1*2,qrs3vvv0vvv2smj3rssappqgrrsfpqqfoppnpqqivvv1vvv0*11,qrrbpqqgrrrdsss5vvv0
  vvv0*7,uvv3tuu6sssdttt6ttt8*2,sss9stt8ttt9sttattt7vvv0*18,uvv1*2,vvv0*3,imn35ce119c02ac0agi2qss2vvv0*4,vvv3sttauuu5uuu4tuu6ttt8sst9ttt7ttuastt8tuu6ttt7tuu5uvv3vvv0*9,
  vvv0*7,qrs4nqq1npq2mop5npq2*2,npq3*2,qrs5ttu3ttt4uvv0*14,vvv0*4,uvv1*2,vvv0*5,uuu0vvv0*7,uuu3vvv4uuu6ttt5tuu5tuu6ttt7tuu6uuu6ttt6uuu4ttt7ttu8uuu3vvv0*9,
  vvv0ttu5rsserssdsssasss8vvv09fh619c0*7,9gh5rss0*16,uuu0uuu2ppqevvv0uvv1*2,vvv0*36,
  vvv0*7,oqr2kno0*7,oqr1uuu0*16,vvv0*4,uvv1*2,vvv0*36,
  vvv0*36,uvv0*2,vvv0*36,
  uuu0*74,
  vvv1vvv0*72,vvv1
  vvv0*63,vvv2uvv0*8,vvv2vvv0
  vvv0qrr8ppq8noobnoofmnn9oopcmnngnoobpqq8lmnfppqdqqr9nooalmmfpqq4vvv0*47,uvv6uuu4*2,oppdqrrdpqqerss9ppqgtuu5uvv6vvv0
  vvv0uuu2qqq5rrr7qrr7rss5sst6rrr8qqq6ttt6qqq7pqq8rss5qrr6pqq6stt3vvv0*47,uvv5uvv1*2,ttt4stt6uuu3uuu2tuu2vvv0uvv5vvv0
  vvv0*64,uvv0*8,vvv0*2,
  vvv0uuu4ttt8ttt6vvv0*9,sttcsttbuuv2vvv0*3,uuu2sssastt9sss8sssbvvv0*3,uvv3sssbsssdstt9vvv0*4,uuu3stt9ttt7sss9stt9tuu8vvv0*4,ssscttt6sst9sssavvv0stt9sssasst9sst8sttbttt9ttt8stt9vvv0*11,uuu4ssscsttauuu3vvv0
  vvv0*2,uuu3vvv1vvv0*9,vvv2uuu4vvv1vvv0*4,uuu4*2,uuu3*2,vvv0*4,uuu3uvv3uuu2vvv0*4,vvv1vvv3uuu2tuu4uuu3vvv2vvv0*4,vvv3uvv2uuu3*2,vvv0vvv2ttt6uuu3*2,uuu2uvv2uuu4uuu2vvv0*11,vvv1uuu3uuu4vvv1vvv0
  vvv0*74,
  vvv0sss9oppooppknoomrssbvvv0*7,qrreqqqjtuu6vvv0*6,ttt7qqqfvvv0*5,uuu4rrsdvvv0*8,sss9stt8vvv0*7,qrrfvvv0mop3gkl0*6,glm0tuu1vvv0stt8qrrcqrrkvvv0*5,uuu3rssdqrrdqrrgttt9vvv0
  vvv0*74,
  vvv0uuv3tttarssesss8vvv1vvv0*7,uuu4ttu9uvv3vvv0*7,ttt6vvv0*5,uvv1ttu5vvv0*8,uuu3uuu4vvv0*7,ttt7vvv0tuu0stt0*6,vvv0*3,tuu4ttt7tttbvvv0*6,tuu6ttu6uuu3*2,vvv0
  vvv0uuu3rssarssdsss8vvv1vvv0*7,stt8sst9uuu3vvv0*7,sst8vvv0*5,vvv1ttt7vvv0*8,uuu3uuu4vvv0*7,sss9vvv0oqr2kno0*5,lop1uuu0*2,vvv0tuu5sttattt9vvv0*5,uvv1stt7sssattt8uuu2vvv0
  vvv0*74,
  vvv0rssbpqqloopisst7vvv0*8,uuu3qrrhtuu7vvv0*7,pqqhvvv0*5,uuu3rrrdvvv0*8,ttt5stt8vvv0*7,sss9vvv0mop3gkl0*5,qss2tuu0*2,vvv0stt7rrreqrrjvvv0*5,uuu2qrrdpqqkrssbttt6vvv0
  vvv0*74,
  uuu1uuu0uuu1uvv0uuu0uvv0*8,uuu0*3,uvv0*6,uuu0*2,uvv0*5,uuu0*2,uvv0*8,uuu0*2,uvv0*7,uuu0uvv0*11,uuu0*2,uuu1uvv0*5,uuu0*2,uuu1uuu0*2,uuu1
  vvv0sst8qqrkpqqfoppguuu3vvv0*7,pqqhoppmttt6vvv0*6,stt8pqqevvv0*5,rrrcqrrfvvv0*8,sss8rssbvvv0*7,qrrdvvv0*11,sss8qqqcqrrhvvv0*5,rrraqrreoopjqrrfsss8vvv0
  vvv0*74,
  vvv0ttu5rrsjrssfqqrftttarssgtttbvvv0*66,
  vvv0*74,
  uvv0*74,
  uvv0vvv0*47,uvv0uuu0uvv0vvv0*22,uvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0stt2ttt2vvv0*35,uuu4uuu0*3,uvv0uuu0uuu1uuu2uvv1vvv2vvv1uvv1vvv0ttt4*2,vvv0uuu3*2,vvv0*2,tuu2uuu2vvv1vvv0*2,uuu5uuv0*2,uuu0uvv0uuu0*2,uuu1*2,uvv5vvv0
  vvv0stt5mnnhijkflmn9vvv0*33,uvv3stt8rss8noohoppgpqqeoppeoppjvvv0uvv6vvv1uvv1vvv0mnofikklikkfklmfmnoeikkehjjhfhifhjjfuvv3vvv0*2,uvv6tuu6*2,mnognoojnophqrraoophuuu4uvv6vvv0
  vvv0*38,uuu2uvv0*7,uvv1vvv0vvv1uvv1vvv0*13,vvv2uvv0*8,vvv2vvv0
  vvv0stt8qrrerrrerssasssbsss9sssbrrsdrsscrrscttt8rrsfrssarssdrrrgrrsjrsscqrrerrrgrssevvv0*27,vvv1uvv1vvv0sss9rssdrrsdrrsgrrrbssscrrreqrrfsssbrrshrsscvvv0*12,
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0ttt5stt8sttavvv2vvv0*15,vvv2stt9ttt8sssasst8sstbvvv0*2,ttt7rssettt9stt9sttbvvv2vvv0tuu8tttbttu6sssavvv0*2,uuu3rssbstt9stt7ttu8tttavvv0vvv1uvv1vvv0sss9sss8vvv0rst1mpp0*10,oqq1uuu3sssattt7ttt5rssdsttauuu5vvv0
  vvv0vvv1uuu3*2,vvv1vvv0*16,uuu3vvv3vvv2uuu3uuu4vvv0*2,vvv1uuu4uuu3uuu4*2,vvv0*2,vvv1uuu3vvv2uuu3vvv0*2,vvv1uuu3*2,uuv2uuu4uuu2vvv0vvv1uvv1vvv0ttt6ttt5vvv0rtt1mpp0*10,oqq1vvv1ttt9ttt5tuu6stt9ttt8uuu3vvv0
  vvv0*48,vvv1uvv1vvv0tuu2uuu4vvv0*2,tuu0*6,uvv0vvv0*5,uuu2uuu3vvv1uuu4vvv2vvv1vvv0
  vvv0stt8opphvvv1vvv0*20,ttt6oppivvv0*5,tuu3rrrbuuu5vvv0*3,qrrhqrrivvv0*4,sssbqqrgqrrgqrrcvvv0vvv1uvv1vvv0sss9qrrgvvv0oqr3ejk0*6,kno2ttt0*3,tuu0ttt5ssscqrrhsssbqqrirrsgtuu7vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*2,vvv3vvv1ttu6tuu3ttt4ttt5tuu4uuu3uuu1tuu1uuu0*3,vvv0*10,tuu5vvv0*6,uuu3vvv1vvv0*3,uuu4uuu5vvv0*4,vvv2uuu4uuu2tuu4vvv0vvv1uvv1vvv0qqrepqqgvvv0nqq3cij0*2,dij0rst2stt0*6,tuu0tuu3rrscqqqhqqrioppnqrrittt9vvv0
  vvv0*2,vvv2uuu2qrrgrssbsst9uuu5rss9sttbstt3oqqdpqr9nopcqrr8vvv0*10,rsscvvv1vvv0*5,ttt8uuu4vvv0*3,sss9sttcvvv0*4,tuu5qrrftttarssbvvv1*2,uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0ppqioppivvv0oqr3ejk0stt2ttt0*8,tuu0ttt4sssboppnrsscoppmqrrittt8vvv0
  vvv0*4,vvv3vvv2sss9uuu3stt7stt6ttt7uuu2ttt1uuu0tuu1vvv0*10,uuu3vvv0*6,vvv2*2,vvv0*3,vvv2uuu6vvv0*5,uuu5uuu3ttt6vvv0vvv1uvv1vvv0*5,uuu0vvv0*11,vvv1vvv0vvv1vvv0*4,
  vvv0*4,uvv2uuu4qrrettt6uuu5uuu4rssdtuu4stt4pqqbrss4vvv0*10,tuu4vvv0*6,vvv2uuu3vvv0*3,tuu4tttavvv0*5,sssastt8rss9vvv0vvv1uvv1vvv0sttarrscvvv0rst1nqq1uuu0*9,uuv0uuu2uuu5ssscsttarssdsttauuu5vvv0
  uuu1uvv0*47,uuu1uvv1vvv0ttt7sss7vvv0rtt1nqq1uuu0*9,uuv0uuu1ttt6ttt9*2,stt9ttt8uuu3vvv0
  vvv0ttt6sttcvvv0*21,tuu5sssavvv0*17,sstasst9rssbqrrdvvv1*2,uvv1vvv0uuu1vvv2vvv0*2,tuu0uuu0vvv0*9,vvv1uuu2uuu3uvv2uuu2vvv1*2,vvv0
  vvv0vvv2uuu6vvv0*21,uuu2stt4vvv0*17,stt5ttt5ttt7ttt6vvv0vvv1uvv1vvv0rsscppqkrrraoqr3ejk0hlm2ttt0*8,tuu0uuu2rssgqrrcrssdrrrcrssbtuu7vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*48,uvv0uuu0vvv0*24,
  uvv0*74,
  pqqfpqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrcpqqepqqgqrrcrss8pqqgqrr7qrrbrssbpqrcpqqerrrcpqqdqrr6pqqdqrrdsss7qrrbpqqfrssaqqraqrrdqrrarss7pqqdqrrcqqrcpqrerssapqqfrss7pqqgpqqdqrrdpqqfrssapqqerrrauvv0*27,
  uvv0*25,uuu2uvv0*2,ttt4uvv0*45,
rebates-none 1184x734
~ IqB6 xt-H G6a3 PiZq Ls7W 56p0 Y-x1 Kosw PiZq PHVI 5f-R K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F 4bbl vhPZ
~ AbmK UhwG s2ZJ wH8u BrLU E8xL Mqav Nc_T 1ZeU kIIB EORI whHz G_kN hqy9 E8xL Mqav J-za 2bhe whHz G_kN
~ PYcM E8xL Mqav 0ZfL X0jT whHz G_kN _ail E8xL Mqav Jr1u X0jT whHz G_kN o0vy E8xL Mqav SUDM X0jT whHz
~ G_kN P2Po E8xL Mqav tSmB X0jT whHz G_kN uXrS nAkn 4YWs T8wu X0jT Nc_T AlcY sxxd whHz BW0z xnaY BrLU
~ PiZq nAkn chQG Nc_T pKOJ MKLz 6wPc aIzH cx4F 4fWB -IXN 7hqh v-Rx OFQG jJs9 NkMN S6Nz PaJC hS75 2fTo
~ eL5d N8OV jX0K DFBr
  qrrbrrsbrss6rssarss7uvv0*69,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  kll8opp5nop5pqq5qrr2moo6qrr1rrs2tuu1uvv0*65,
  fhhdgiidfhicfhhedfgbhjjfeghagijdqrr4uvv0*54,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8opqipqrdrrsdpqrcqrr9uvv0*48,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0sss6nooflmnfnoogrss7uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*6,stt0*5,uuu0uvv0*62,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*7,uuu1vvv0*7,uuu1vvv0*6,uvv1uvv0*3,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,rrrerrscrssbstt7oppovvv3vvv1uvv3ttt5rsscssscttt4noorvvv2*2,uvv3tuu5rssbrssarrresssduuu5vvv1uvv0*3,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*8,uuu1vvv0*7,uuu1vvv0*6,uvv0*5,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*6,uvv0vvv0*11,uuu2uuu0*15,uuu3uvv0*38,
  uuu3rrrcrrretuu6opppuuu5vvv3uvv2uuu4qqrdrssbsss8sttbqrrdqrrfttt6pqqnuuu5vvv0tuu7tuu6uuu5qrrhttt8sstbrss9sss8stt9ttt7sss9rrsavvv0*4,uuu6uvv0*38,
  vvv0*7,uvv1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*38,
  uuu0*7,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*38,
  vvv0*74,
  vvv0*24,fjk2chi0*4,kno3suu0*14,kno3chi0*4,fjk2vvv0*24,
  vvv0*23,sst618a0*4,5bd3ors1ptt0*6,tod0*2,ptt0*6,ors15bd318a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*3,7de3nqr2ptt0*7,uob1*2,ptt0*7,nqr27de318a0*3,sst6vvv0*23,
  vvv0*23,stt55bd09fg1imn2pst0ptt0*7,qtt0rtu0*2,qtt0ptt0*7,pst0imn29fg15bd0stt5vvv0*23,
  vvv0*24,ptt0*10,suu0vvv0*4,suu0ptt0*10,vvv0*24,
  vvv0*24,ptt0*9,suu0vvv0*6,suu0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,uvv0vvv0*6,uvv0ptt0*9,vvv0*24,
  vvv0*24,uvv0tuv0*8,vvv0*8,tuv0*8,uvv0vvv0*24,
  vvv0*29,stt4tuu4uuu3tuu4uuu3vvv0tuu2vvv1vvv0sss5uuu3vvv0rrs6sss7vvv0*31,
  vvv0*29,oppchjkjijkhjklkjklmfhhmmnnejklfoppdijkhjlllmnncjklhjkkjjkkfoppcvvv0*29,
  vvv0*28,uuu6uuu5vvv2uuv2uuu4vvv1ttt2uuu4vvv1uuu3*2,vvv1uvv3vvv1*3,uvv2vvv2vvv0*28,
  vvv0*28,sttc*2,rssgsttbtttarssastt8rsscstt9sssauuu8tttasttarrsestt9rssbsttbttt9vvv0*28,
  vvv0*74,
  vvv0*74,
  uuu0*74,
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0oppbikkllmngkmmgikkijklnpqqajlldlmndklmilmmd*2,mnoalmmdppq6vvv0*58,
  vvv0ttu3uuu3sss5ttt4sst5sss6sss4sst3rrs3stt5sss4ttt4sst4ttt4*2,vvv0vvv2vvv0*4,vvv1*2,vvv0*47,uvv3vvv2vvv0
  vvv0uuu5rrscrssd*2,rsseqrrfrsserrrcsss9sssasssbrsserrrgsttbrssettt7rrrfrssesstbrrscttt8rrrdrsscvvv0*50,
  vvv0*74,
  uvv0*74,
  tuu1uvv0*2,uuu1uvv0uuu0*2,uvv0uuu1*3,uvv0uuu1uvv0tuu2uvv0*2,uuu1ttt1uuu1*2,uuu0uvv0*2,uuu1uvv0uuu1*2,uvv0*2,uuu1uvv0uuu0uuu1uvv0*2,uuu1uvv0*2,uuu0tuu3uvv0tuu3uuu1uuu0uvv0*29,
  pqqf*2,pqqhpqqfqrrbrrs8pqqepqqiopqdqrrbopqepqqiqrrcrrs9pqqfqrr8pqqcrrsbqrrbpqqeqrrcpqqfqqr7ppqfpqrdrss9qrrbpqqfqrrepqqcqrrdpqqbrss8opqeqrrdpqqe*2,qrrbpqqhrrs8pqqfppqfrrrbpqqgrssbopqgqrrbuvv0*27,
referrals-none 1184x618
~ IqB6 xt-H RAi7 PiZq Ls7W 56p0 Y-x1 Kosw PiZq yWvv 3sRs K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F 4bbl 3yvg
~ 5vMd UhwG s2ZJ wH8u BrLU E8xL Mqav Nc_T 1ZeU kIIB EORI whHz G_kN hqy9 E8xL Mqav J-za 2bhe whHz G_kN
~ PYcM E8xL Mqav GhOg 2V9F whHz G_kN ae2g E8xL Mqav Jr1u X0jT whHz G_kN o0vy E8xL Mqav SUDM X0jT whHz
~ G_kN P2Po E8xL Mqav tSmB X0jT whHz G_kN uXrS E8xL Mqav sQwE X0jT whHz G_kN vRow nAkn 4YWs ZKSq X0jT
~ Nc_T AlcY sxxd whHz BW0z xnaY BrLU PiZq nAkn chQG Nc_T pKOJ MKLz 6wPc aIzH cx4F 4fWB -IXN 7hqh v-Rx
~ OFQG jJs9 NkMN S6Nz PaJC DFBr
  rrsarss9rrrbsss8rrs9uuu1uvv0*68,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  tuu3*2,stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  kll8opp5opq5lnn6qrr2qqr4qqr3noo5pqq6uuu1uvv0*64,
  fhhdgiidhijcgiiefhichjkbkmm9dfgfgiifsss4uvv0*53,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8pqqdqrreqqr9qrrbqqreqrrapqqfqqrbqrrcqrrbqrr9qrrbpqqgpqrbstt5uvv0*38,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0stt4pqqcnopbpqqcsss5uvv0nophmoohoppgnopksss4uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*11,tuu0stt0*5,uuu0uvv0*56,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*11,uuu1vvv0*7,uuu0uvv0*6,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,pqqeqrrhqrrcrssbttt7ppqjpqqipqqlqrrduvv3vvv0uvv3ttt7rssersscstt6oppovvv3vvv1uuu1uvv0*6,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*12,uuu1vvv0*7,uuu0uvv0*7,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*5,uvv0*2,vvv0*6,uvv0*2,vvv0*7,uuu0vvv0*11,uuu2uuu0*15,uuu3uvv0*22,
  uuu4sss8qrrdrss9rrriuuu5vvv1*2,rss9rsscrssdrrsbrsshuuu5vvv1*2,rssfrrscrrrgtuu7noorvvv2*2,uvv3uuu5rrshrrsesss9stteqrrf*2,stt8ppqnuuu4vvv2tuu8uuu5*2,rrsistt8ssscrss9stt7sst9ttt8sss9rrrbvvv0*4,uuv6uvv0*22,
  vvv0*6,vvv1uvv1vvv0*6,vvv1uvv1vvv0*7,uuu1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*22,
  uuu0*23,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*22,
  vvv0*74,
  vvv0*24,fjk2chi0*4,kno3suu0*14,kno3chi0*4,fjk2vvv0*24,
  vvv0*23,sst618a0*4,5bd3ors1ptt0*6,tod0*2,ptt0*6,ors15bd318a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*3,7de3nqr2ptt0*7,uob1*2,ptt0*7,nqr27de318a0*3,sst6vvv0*23,
  vvv0*23,stt55bd09fg1imn2pst0ptt0*7,qtt0rtu0*2,qtt0ptt0*7,pst0imn29fg15bd0stt5vvv0*23,
  vvv0*24,ptt0*10,suu0vvv0*4,suu0ptt0*10,vvv0*24,
  vvv0*24,ptt0*9,suu0vvv0*6,suu0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,uvv0vvv0*6,uvv0ptt0*9,vvv0*24,
  vvv0*24,uvv0tuv0*8,vvv0*8,tuv0*8,uvv0vvv0*24,
  vvv0*29,stt4tuu4uuu3tuu4uuu3vvv0tuu2vvv1vvv0sss5uuu3vvv0rrs6sss7vvv0*31,
  vvv0*29,oppchjkjijkhjklkjklmfhhmmnnejklfoppdijkhjlllmnncjklhjkkjjkkfoppcvvv0*29,
  vvv0*28,uuu6uuu5vvv2uuv2uuu4vvv1ttt2uuu4vvv1uuu3*2,vvv1uvv3vvv1*3,uvv2vvv2vvv0*28,
  vvv0*28,sttc*2,rssgsttbtttarssastt8rsscstt9sssauuu8tttasttarrsestt9rssbsttbttt9vvv0*28,
  vvv0*74,
  vvv0*74,
  uuu0*74,
  rss9sss6stt8rss8stt3stt4sss6stt7rss7sss7rss8sss9sss6ttt4rss8stt4rss5stt5rss7sss7stt7sss6sss3sss6sss7tuu3sss6rss8stt6stt4sss7sss5ttt3rrs7stt6rss6rss7stt4sss7stt4rss9sss6rss8*2,stt5rss7ttt4uvv0*27,
  rrsarrrbrrscrrrarss9stt4rss9qrrcqrr9rss7qrraqrrbsss9sst6rrsbsss5rss8sss9rss8qrrbrss8qrrbsss4qrrbrssarss8*2,rssbrss9qrrarss9rss7sss7rrs9rss9*3,sst8qrrcstt4rssbqrrcstt7rrsbstt7qrrarss8uvv0*27,
rebates-failed 1184x594
~ IqB6 xt-H cNW- PiZq Ls7W 56p0 Y-x1 Kosw PiZq PHVI 5f-R K_by UOzu ePcU 1fJ8 4fWB 7hqh f_4F 4bbl vhPZ
~ AbmK UhwG s2ZJ wH8u BrLU E8xL Mqav Nc_T 1ZeU kIIB EORI whHz G_kN hqy9 E8xL Mqav J-za 2bhe whHz G_kN
~ PYcM E8xL Mqav 0ZfL X0jT whHz G_kN _ail E8xL Mqav Jr1u X0jT whHz G_kN o0vy E8xL Mqav SUDM X0jT whHz
~ G_kN P2Po E8xL Mqav tSmB X0jT whHz G_kN uXrS nAkn 4YWs T8wu X0jT Nc_T AlcY sxxd whHz BW0z xnaY BrLU
~ PiZq nAkn chQG Nc_T pKOJ MKLz 6wPc aIzH cx4F 4fWB -IXN 7hqh Rdsh NxsB R53f m7lB Yv65 2p05 hS75 2fTo
~ eL5d N8OV jX0K DFBr
  qrrbrrsbrss6rrrcqrrauuu0uvv0*68,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  kll8opp5nop5pqq5qrr2moo6qrr1rrs2tuu1uvv0*65,
  fhhdgiidfhicfhhedfgbhjjfeghagijdqrr4uvv0*54,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerrs8opqipqrdrrsdpqrcqrr9uvv0*48,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0sss6nooflmnfnoogrss7uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*6,stt0*5,uuu0uvv0*62,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*7,uuu1vvv0*7,uuu1vvv0*6,uvv1uvv0*3,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,rrrerrscrssbstt7oppovvv3vvv1uvv3ttt5rsscssscttt4noorvvv2*2,uvv3tuu5rssbrssarrresssduuu5vvv1uvv0*3,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*8,uuu1vvv0*7,uuu1vvv0*6,uvv0*5,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*6,uvv0vvv0*11,uuu2uuu0*15,uuu3uvv0*38,
  uuu3rrrcrrretuu6opppuuu5vvv3uvv2uuu4qqrdrssbsss8sttbqrrdqrrfttt6pqqnuuu5vvv0tuu7tuu6uuu5qrrhttt8sstbrss9sss8stt9ttt7sss9rrsavvv0*4,uuu6uvv0*38,
  vvv0*7,uvv1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*38,
  uuu0*7,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*38,
  vts0vtr0*72,vts0
  vsr1rnjftpn7solcrmjhsombsomcrnkasold*2,solbrnkesolburo4vtr0*60,
  vtr0tpmduro8spmbtqn9tpm8tqo7uqo5tpm9tqo5tqn8tqn7tpn9tqoa*2,tqo7tpnb*2,tpn9usp2vtr0*54,
  vtr0usq2usq1*2,urq1urp1usq3vsr0vsq1*2,vsr1usq2urp3vsr1*2,vsq1*2,vsr1vsq1vsr0vtr0*54,
  usq5vsr0onmfqoncnnlfqpodusq5vtr0*67,
  vtr1usq1usq0*4,usr3vtr0*67,
  uut0vut0*72,uut0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0qqr7mnnfpqq9opp9lmndnoofsst7noo7pqq7oppbopp7*2,pqq6opp7qrr4vvv0*58,
  vvv0ttt6rrr9oppaqqrbpqq9oppepqq8opp8noo9pqqbopq9qqqaqqq7qqq9sss4vvv0*55,uvv3vvv2vvv0
  vvv0tuu6rrrdrssfrssdrrsfqrrfrsserrrdsss9sssb*2,rsseqrristtbqrrgttt7qrrhrssesstbrrscttt8qrrerssdvvv0*50,
  vvv0*74,
  uvv0vvv0*72,uvv0
  uvv0*74,
  pqqfpqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrcpqqepqqgqrrcrss8pqqgqrr7qrrbrssbpqrcpqqerrrcpqqdqrr6pqqdqrrdrss8qrrbpqqfqrrcqqraqrrdqrrarss7pqqdqrrcqqrcpqrerssapqqfrss7pqqgpqqdqrrdpqqfrssapqqerrrauvv0*27,
  uvv0*74,
arithmetic 1184x198
~ IqB6 xt-H tO9X PiZq MlRS 3iOs 1Jx0 Elwf 5SbZ 7-62 POxO 1Jx0 iVES Elwf ZWux 7-62 RCHL 1Jx0 iVES Elwf
~ LysD 7-62 iWrS 1Jx0 Bopy Elwf 1j6e 7-62 FQOR 1Jx0 FssS Elwf loHj EY9Z 1Jx0 Bopy uoqM 3bzL 7-62 PmMN
~ FaMa YyNS xaZN 8pts boy5 MlRS 3iOs 1Jx0 Elwf 5SbZ 7-62 POxO 1Jx0 Bopy Elwf 1j6e 7-62 POxO 1Jx0 FssS
~ Elwf loHj EY9Z 1Jx0 Bopy Elwf 3bzL 7-62 4nOe 1Jx0 m3aL uoqM Lq5k 7-62 Rdxs FaMa YyNS O0Fn qiNT
  rssaqrrbqrrasss8uvv0*70,
  uvv0*12,uuu0uvv0*18,uuu0uvv0uuu0uvv0*5,uuu0uvv0uuu0uvv0*4,uuu0uvv0uuu2ttu0*7,tuu2uvv0*17,
  uuu4rss7ttt9rsscttta*2,rssdstt9ssscrssdvvv1uvv0uuu1uuu3rsscsssbrssettt7sstbsssdvvv1uvv0uuu0uuu4rssesssbrssgttt7sstasssbuuu5uvv1uvv0vvv1sst8stt8rsseuuu4vvv0vvv1uvv0uvv1tuu7sssdttt8stt8uvv1uvv0ttuattt8rsscrssbvvv0*4,tuuauvv0*17,
  uuu3qrrbtuu6rrscrssbuuu2vvv0*4,vvv1uuu0uuu1*2,rss6sssbvvv0*4,vvv1uuu0*2,vvv1sss6sssbvvv0*3,vvv1vvv0uvv1ttt1vvv1sss9sss8sttaqrrbttt5vvv1ttt5uvv1uuu6qrrdttu8vvv0uvv1ttt1ttubttt5uuu7qrrdttt8stt9qrrfqqqctuubuvv0*17,
  vvv1stt6ttt5rss6ttt5uuu2vvv0*4,vvv1uvv0uuu0vvv1ttt6ttt7vvv0*4,vvv1uvv0uuu0vvv1stt5ttt7vvv0*5,uvv1uvv0vvv1ttu6ttt5sst5sss7uuu4uvv1uvv0uvv1ttu2ttt6uuu6vvv0uvv1uvv0ttuauuu3ttt5rss6stt4ttt4stt7*2,tuuauvv0*17,
  uuu0*11,uvv0*2,uuu0*8,uvv0*2,uuu0*9,uvv0uuu0*7,uvv0uuu0*6,uvv0uuu0stt0*7,tuu0uvv0*17,
  qqrbpqqgrss7pqqgrssarssd*2,qrraqrrguvv0qrrdqrrcqrrbpqqdqrrarssbqqreqrrdqrreqrrcqrrbqrraqrrepqqipqqfqqrerssbqrrerss9qrr9qrrepqrbqrreqrrcqrrgpqqeqrrbuuu1rsscqrraqrrcrrrcpqqfrss7uvv0*30,
  uvv2uuu1uuu2uuu4*2,uuu2tuu5uuu2uuu4*2,vvv1uvv0uuu0uvv1*3,uuu3vvv0*2,uvv0*2,vvv1uuu3uvv1uuu2vvv1uvv0*2,vvv1uuu3uuu2vvv0*2,uvv1uvv0ttu8tuu2stt3ttt2stt3ttt1ttu1stt4tuu1ttu1stt9uvv0*28,
  uvv3sss7tuu7ttt8ttu7tuu7ttt8ttt7*2,ttt8vvv1ttt0uuu2uvv2sss8stt9ttt9vvv0vvv1uuu1tuu3vvv1sttbtttastt9vvv2uuu0tuu0vvv1rss9sttauuu4vvv0vvv1uuu0ttubuuu3ttt8ttt9tttastt8rssctttattt8stt9tuubuvv0*28,
  uuu3oppgrrsbnopipqqfttt4vvv0*4,vvv1uvv0uuu1ttu5pqqfqrrbnoolpqqduuu4uuu0*2,vvv1oppgpqqkvvv1vvv0uvv0*2,vvv1nopgppqipqqfqrrbvvv1uuu0ttubsss8pqqhnoolpqqioppkqqqgvvv0*3,tuubuvv0*28,
  uvv0*12,uuu0uvv0*22,tuu2tuu0*9,tuu4uvv0*28,
  qqrbpqqgqrraqqrfrssbrssarsscrss9pqrgstt5qrrdqrr9qqrcrrrcpqrestt7uvv0*58,
  uvv0*5,uuu1uvv0*68,
referral-open 1184x197
~ IqB6 xt-H 9A2B PiZq s2ZJ nbsm ujrD NVaG YVku ujrD IlTX iwjQ mP4- zOVr JEY1 6fcQ ZhZZ hwgG ac9i i27G
~ uq1k ac9i RtKN _2AC ac9i SEXX _LW5 ac9i jGyK Ramt OcZw
  rrsarss9*2,qrrbrss8uvv0*69,
  uvv0*36,uuu0*2,uvv0*36,
  vvv0vvv2vvv0*22,vvv1vvv0*11,uvv1*2,vvv0*34,vvv1vvv0
  vvv0sssbsttcrssdsssavvv0*19,ttt9sst9vvv0*10,uvv1*2,tuu7qrrdrsse*2,vvv0*28,pqqhrrsappqivvv0
  vvv0uuu4uvv0*21,vvv4uuu4uvv0*10,vvv4uvv1*2,vvv2ttt6tuu5uuu3*2,uuu6uuu3vvv0*21,rss9uuu5rss9ttt5ttt8sssbsss8vvv0
  vvv0uuu9pqqjrrrcqrrhoopjpqqiqqrhpqqhrrrfoophpqqeqrrerrsenooorrrevvv0*7,uvv7*2,vvv0*10,uvv7uvv1*2,uuu2stt9ttt9stt9tuu7sttbtttauvv1vvv0*20,stt8ttt7rssastt8*2,rssastt8vvv0
  vvv0uuu4uvv0*6,uuu0uvv0*5,uuu0uvv0*8,vvv4uuu4uvv0*10,vvv4uvv1*2,tuu7rrsdtttaqrrdrrsdrssbstt9qrresssbrrsd*2,vvv0*18,sss9pqqfqrreqqrgopplppqhvvv0
  vvv0*31,vvv1uvv0*3,vvv1uvv1*2,vvv0*8,vvv2vvv0*27,
  vvv0rrsfrsshsssdsssbqrrasttbqrrdrss8rrrerss9rssbvvv0*19,uvv6sss7qqrestt5uvv6uvv1*2,ttu6qrrcsssbrrscsttbvvv0*19,tuu6pqqdqrrboopfpqqiqrrcrrrfqrreopplqqrdpqqcvvv0
  vvv0*2,vvv1*2,vvv0*7,uuu3vvv0*19,vvv4uuu1tuu2uuu1vvv4uvv1*2,vvv0*36,
  vvv0*36,uvv1*2,stt5pqrbprsfqssboqrfprrdoqrdrssaprrfoqrirssaoqqfqssdrstbvvv0*22,
  vvv0*36,uvv1*2,vvv0*36,
  vvv1vvv0*35,uuu1*2,vvv0*35,vvv1
targets-new-month 1184x217
~ IqB6 xt-H 5L4h PiZq yuip mP4- 1l9U qGjZ O3xN BLJh RDhY ndWk bRU4 FOHx RZov ZXmt RDhY kVRc qNpU yk_1
~ RZov o23D RDhY MpN3 KXIo hX82 RZov RS-N
  rrsbqrr9rss7rrsarss9rrrarrscuuu0uvv0*66,
  uvv0*74,
  vvv0*74,
  vvv0ttt2stt4vvv0uuu3vvv0*3,uuu3vvv0*55,uuu3uvv0*7,vvv4vvv0
  vvv0qqraklljklliklmghijjgiiijkkgikkgrss5vvv0*54,uuu4noogpqqfnooiqqrdnopioppgstt6uvv6vvv0
  vvv0*3,uuu1vvv0*2,ttt2vvv0*4,vvv1vvv0uvv1vvv0*50,uvv2uvv0*7,vvv2vvv0
  vvv0tuu7rrrerrsdrrsestt7rsserrscstt8rssfrrrdrssdsttassscvvv0*60,
  vvv0*74,
  vvv0stt8qrrerrrduuu2vvv0*8,lnnmoppjpqqaopph*2,mnnpopphnoojlmmmrrrdoppevvv0uvv3qrrfrsse*2,qrrfuuu5vvv0*10,pqqfoppkpqqenopjoppgpqqenoohvvv1vvv0rsserrrkrrscvvv0*5,tuu4mnoloppjpqqcpqqdnopknoon*2,nookmnnkpqqhmnnipqqfnoohsss8vvv0
  vvv0*17,uvv1vvv0*4,uuu2vvv0*23,uuu2vvv0*19,uvv1vvv0*4,uuu1vvv0*2,
  vvv0*2,uuu0*22,vvv0*2,uuu0*22,vvv0*2,uuu0*22,vvv0*2,
  vvv0stt7rssgrrsg*2,rssgqrrfsssbssscrssdtttbrrrfsssdqrrgtuu6vvv0*10,vvv1rrrfsssdrsscsssarrrerssbsssbrrsdttt7sssbqrrhsssdqrrcvvv1vvv0*10,rsscrssgqrrgrssgrrsg*2,sssdqqrfssscsssbrssctttbrrresssbqrrhtuu5vvv0*8,
  vvv0*74,
  uvv0vvv0*72,uvv0
targets-none 1184x136
~ IqB6 xt-H kbnl PiZq yuip mP4- 1l9U LVQx EPMY
  rrsbqrr9rss7rrsasst6uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0ttt2stt4vvv0uuu3vvv0*3,uuu3vvv0*56,vvv3uvv1uvv0*5,vvv4vvv0
  vvv0qqraklljklliklmghijjgiiijkkgikkgrss5vvv0*55,uvv6tuu4oopfqrrcnopioppgstt6uvv6vvv0
  vvv0*3,uuu1vvv0*2,tuu1vvv0*12,vvv1vvv0*46,uvv1uvv0*5,vvv2vvv0
  vvv0tuu4rssarssgrrsfrssdsstcrrsfsttasss9rrrarrscsss8rrsesstbrssdrsserssdrsscrsshrrrdttt9rrsesssavvv0*50,
  vvv0*74,
  uvv0vvv0*72,uvv0
targets-failed 1184x129
~ IqB6 xt-H zGpz PiZq Rdsh NxsB R53f m7lB Yv65 2p05
  rrsbqrr9rss6qrrerrrauvv0*69,
  uuu0vut0*72,uuu0
  vsr1uqo6usq2urp3tqo7uqo5urp4uro3usq3urp3tqo5urp3*2,vsq1vtr0*60,
  vtr0tpm8tqo5tpm9tpmauro6tqo7tpm7tpn9*2,uro5somatqn7urp3vtr0*60,
  vtr0sometqo9soldtpmasolatpn9tqo6solbtqn7tpnatpm9solctqnbtqnctqn9spmctpnctpmburp3vtr0*54,
  usr3usq1trq0usq0*3,usq4vtr0*67,
  usr4vtr0onmfponcnmlfrpodusq5vtr0*67,
  vtr0usr1usq0*4,vsr1vtr0*67,
  uvv0*74,
targets-form 1184x582
~ IqB6 xt-H adVd daI4 CT-J UnTx -IAh s2ZJ INno PvE7 FEO- 2WTU M7w9 MiCo INno V13V FEO- lflo M7w9 zyRd
~ INno kCOT FEO- aMdR M7w9 iCKF YqUR keJc cjZV
  rrsbqrr9rss6rrsasst7uvv0*15,uuu0*34,uvv0*20,
  uvv0*19,uuu0*36,uvv0*19,
  uvv0*18,uuu0*3,uvv0vvv0*30,uvv0uuu0*3,uvv0*18,
  uvv0*18,uuu0*3,uvv0vvv0ttu3*2,vvv0uuu2uuu3uuu2*2,vvv0*3,uuu2vvv0*18,uvv0uuu0*3,uvv0*18,
  uvv0*18,uuu0*2,tuu0uuu0vvv0klmiijkkjkljijkjjkllghiomnobjklhhjjkgijgjklhmnnbvvv0*17,uuu0tuu0uuu0*2,uvv0*18,
  uvv0*18,uuu0*2,ttt0uuu1vvv0*6,tuu2vvv0*2,uuu1*2,vvv0*2,vvv1vvv0*11,vvv1vvv0*4,uuu1ttt0uuu0*2,uvv0*18,
  uvv0*17,uuu0*2,tuu0ttt0uuu1vvv0sstbqrrgrrscsss9qrresssarrrdrrresttarsse*3,sssfrrrgsttarssfqrrgrssaqrrdtttasssarrrdsst8rrserssgrrsdqrrgttt9vvv0uuu1ttt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0rssdsttasssbrrreqrrevvv1vvv0*23,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*30,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0rssasst9sst8ttt7tttbrrsastt7vvv0*22,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0stt8rss9rss8ttu8ttt7sst7uuu4vvv0*22,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu5uvv0*26,uuu5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv7qqrgopploppnvvv0*23,uvv7vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv6vvv1vvv0*25,uvv6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0tuu6uuu0*2,uvv0*2,uuu1*2,uvv0*2,uuu0uvv0*2,uuu3uvv0*14,vvv0*2,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0sttcrrscrssdssscrrsdrssesssarss8sssesttbsstarssdrrseuuu4vvv0*15,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*30,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0oppmpqqirrreoppipqqetuu4vvv0*23,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0vvv2uvv0*26,vvv2vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv6tuu6uuv2vvv0*24,uvv6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv6qrreuuu5vvv0*24,uvv6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv3uvv0*26,uvv3vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0rsserssfrsserrrfsssbqrrdqrresssarrrgsss9qrresssdrssbrsscrrscrsscsssasssbrssdrssgvvv0*9,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*30,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0rssesssfrss9sssattt8qqrfrssbvvv0*22,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0ttu4rss8stt8stt6ttt4sss6ttt4uvv0*20,vvv0*2,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu5vvv0*26,uuu5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv7pqqhpqqippqmpqqioppjpqqlvvv0*20,uvv7vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu5vvv0*26,uuu5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0ttt6tuu4ttt4ttt5tuu3ttt4ttt3stt5ttt3ttt5ttt3stt5ttu4tuu2ttt3sst6uuu0uvv0*10,vvv0*2,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0ttu8tttatttbttt9sttbstt9uuu5stt8ttt8ttu7ttt8sst8tuu8ttu7tttatttbuvv3vvv0*12,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0tuu1qrs0*26,tuu1vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv06df619c0*26,6df6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv05ce619c0*10,bgic9fhg7egb9fhdchjdaghe19c0*10,5ce6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0agh53bd0*26,agh5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*3,ttt0tuu1vvv0*30,tuu1ttt0uuu0*3,uvv0*17,
  uvv0*18,uuu0*2,ttt0sss0vvv0*30,sss0ttt0uuu0*2,uvv0*18,
statement 1184x632
~ IqB6 xt-H koxf PiZq 2Id_ PiZq diLT Mqav -Szp HQz3 whHz G_kN SI9Q PiZq XnnM hAQM 0oUi UOpp PiZq bcCS
~ HZsD PiZq J7rY MQtb PiZq WxmP kDaX PiZq Gpv4 jLjg PiZq TyDg ldgy PiZq K0e3 Sz8Z 5nDX PiZq rms8 Sz8Z
~ k4xT PiZq m8Pv Sz8Z 5nDX pobN XRBL fJk0 7gG- VLH6 S_iK jrjn fPKI aRm4 IV25 piad VLH6 4ljU 8aSr bS8X
~ bS8X XESw VLH6 wlzP WSPU bS8X bS8X g1zs VLH6 P56B 40DN FOcK vPbv 3w6g vPbv 4z5Q VLH6 iN6y 7rfN bS8X
~ jlsA VMmi YqUR cPp8 aIzH cx4F PiZq Xcr6 vSh1 PiZq 2fTo yVT4 8Vs- NHmy
  rrs9qrrarss9rssauvv0*14,uuu0*3,tuu0ttt0stt0sst0sss0*24,sst0stt0ttt0tuu0uuu0*3,uvv0*18,
  uvv0*12,uuu0uvv0*6,uuu0*3,tuu0*2,ttt0*26,tuu0*2,uuu0*3,uvv0*19,
  uuu2ttt9ttt6uuu5sssasst7sss9ttu5rssdrssavvv1*2,uvv1uvv0*6,uuu0*36,uvv0*19,
  vvv1uuu5ttu6uuv5stt7*2,rss9ttt5stt7sss7vvv1*2,uvv1uvv0*8,uuu0*32,uvv0*21,
  uvv0*12,uuu0uvv0*61,
  tuu0*4,uvv0*70,
  osq5lqodlpnfpsq5stt5pqqgrss7qrrbrrs9qrrdqqrcqrrerrrcqrrbuuu1uvv0*59,
  uuu0tuu0*2,uuu0uvv0*70,
  pqqeqrrbqrrduuu1uvv0*5,rss7qrr9rrsarss8pqqeqrrarssauvv0*2,stt4qrrfqrrdrssarrscqrrbqrreqrrcttt2uvv0pqrdpqqeqrrbuvv0*6,stt6pqqfrss9pqqdrrsbuvv0*4,uuu1qrraqrrdrrrbqrrersscqrrgttt2uvv0*2,rrs9pqrguvv0*7,stt5rrraqrrdqrrcrrsaqqrcrssaqrrduvv0
  sst5ttt3uvv0*7,ttt3*2,rss6tuu3rss6*2,qrr6tuu1uvv0tuu1stt5ttt4stt4rss7qrr6tuu2uvv0*3,sss5sss6stt4*2,rss7qrr6uuu0uvv0*2,uuu0rss4stt4*2,rss6qrr6ttu1uvv0*2,uuu0stt5stt6sss6sst7stt5uuu1uvv0*3,stt5rss6stt2sss5rss6qrr6tuu1uvv0*2,tuu2stt5sss7uuu1uvv0*5,
  pqqapqqcuvv0*7,rss5pqqdoppdqrrbpqqbopqapqqdtuu2uvv0stt3pqqcqrr9*2,pqqbopqeuvv0*4,qrr8oppcqrr9*2,pqqbopqduvv0*3,tuu1oppdpqqbqqr9ppqapqqdtuu2uvv0*2,uuu1stt7stt8stt5sst6stt7tuu0uvv0*3,rrs8oppcrrr8qqr9opqapqqdtuu2uvv0*2,tuu3stt8stt7uuu2uvv0*5,
  uvv0*46,uuu1qrrbrss8uvv0*16,ttt4qrrcsst5uvv0*6,
  uvv0*74,
  pqqbrrrbqrr9*2,rssarrs9rss9uvv0*67,
  stt5rss9stt7stt6sst6sss5rss9uvv0*67,
  ttt7vvv3vvv0*17,uuu2ttt7tuu5ttt7vvv0*10,uuu3ttt7tuu6uvv2vvv0*11,ttt6ttt8vvv0*20,ttu6*2,tuu5vvv1
  ttt6uuu5vvv0*17,vvv1ttt6tuu7ttt7vvv0*10,uvv3ttt5ttt8uuu2vvv0*11,uuu4ttt8vvv0*20,vvv2ttt7tuu6vvv2
  uvv0*74,
  pqqhqrrbtuu2uvv0*18,uuu0oppjuvv0*10,rss6pqqeqrrdrss6uvv0*10,pqqdqrrgpqqduvv0*17,qrrdqrrcrssaopplpqqjopqlsss8
  uuu0*74,
  rss9stt5tuu3uvv0*19,sst8uvv0*10,stt4sss8stt7stt3uvv0*10,rss7stt8rss8uvv0*17,sst8stt6stt4rrsbrssaqrrettt5
  sss7stt5uuu0uvv0*18,uuu0rss4uvv0*10,ttu2sss6stt6ttt3uvv0*10,sss5stt8sss5uvv0*17,stt5stt6*2,sss9sst8ttt7tuu3
  uuu0*74,
  pqqhqrrattt4uvv0*18,uuu0pqqeuvv0*10,uuu0pqqcqrrcrss9uvv0*11,rrscqrrauvv0*20,ttt4rrrbqrrbttt4
  uuu0*74,
  rss9sst7uuu1uvv0*19,rss8uvv0*10,stt4sss8stt7stt3uvv0*10,qrr9stt6rrs8uvv0*17,sst8stt6stt4rrsbrssaqrrettt5
  sss7stt4tuu2uvv0*18,uuu0sss5uvv0*10,ttu2sss6stt6ttt3uvv0*10,sss5ttt5stt6uvv0*17,stt5stt6*2,sss9sst8ttt7tuu3
  uuu0*74,
  tuu2tuu0*14,uuu1uvv0*58,
  tuu3stt6sss6pqqcpqqe*2,qqr9pqqdopperss6pqqboppapqqa*2,stt3tuu5uvv0*58,
  tuu3ttt2ttt3sss5rss7*2,rss6stt4sss7stt4rss6rss5sst7stt6tuu1tuu5uvv0*58,
  uuu0tuu0*14,uuu0uvv0*58,
  pqqeqrrcqqrcqrr9qrrcqqrdqrrfstt3uvv0*66,
  tuu0*74,
  stt3pqqcpqqdopqhstt5pqqeqrrapqqeqrr8qrr9pqraqrrapqqerss5pqraoqqgprrbrss4pqqdqrr9*2,rss6pqqfoqqgpqqbrss4qrrdpqqeqrr9qrr8qrrbpqqdoqqeoqqgtuu0*40,
  tuu0*74,
  uvv0*74,
  qrrarss8rss6stt4qrr6rss9rss8stt6sss8rss5qrrbuvv0*62,uuu2
  rrsbqrrdrss7*2,qqr9qrrasss8qrrbqrrcqrr9rss9uvv0*62,uuu2
  uvv0*74,
filter-fields 1184x331
~ IqB6 xt-H 9zx5 PiZq diLT Mqav Nc_T 1ZeU kIIB EORI whHz G_kN hqy9 diLT Mqav J-za 2bhe whHz G_kN PYcM
~ diLT Mqav 0ZfL X0jT whHz G_kN _ail diLT Mqav Jr1u X0jT whHz G_kN o0vy diLT Mqav SUDM X0jT whHz G_kN
~ P2Po diLT Mqav tSmB X0jT whHz G_kN uXrS nAkn 4YWs T8wu X0jT Nc_T AlcY sxxd whHz BW0z xnaY FNRl JUkm
~ k6oB 6h1N WwO0 nYfm JD_B 2u-E 8BOU ujrD 33Ky o5UG JEY1 fRfr
  qrrfrss7qrrcqrrbuvv0*70,
  uvv0*17,uuu0*41,uvv0*16,
  uvv3sss5uuu5ttt5stt6ttt5ttt6uuu3uuu5uuu3tuu6uuu4tuu7uuu3tuu6vvv2vvv1*2,uuu1vvv0*4,uuu4uuu2uuu1vvv0*2,vvv1*3,vvv0*2,uuu4vvv0*2,vvv1*2,vvv0*2,vvv1vvv3vvv0vvv1*2,vvv0vvv1*2,vvv2vvv0vvv1*2,vvv0*3,uuu4vvv0*2,uuu0uvv0*15,
  uvv3uuu4ttt6rssbttt7*2,qqqettu6ttt7uuu4ttt5ttt7ttt8*2,ttt6vvv1vvv2vvv1tuu8rssdsss7rssbttt5qrrfsst8sst9uvv3vvv0vvv1rsscrssb*2,stt6qqrkvvv3vvv1*2,rssasssdrss9rssasstduuu5vvv1uuu4sssarss9rsscsttauuu5vvv1tuu4rssbrrscttt7qrrjuvv3vvv0uuu1uvv0*15,
  uvv0vvv0*16,uvv0vvv0*18,uvv0vvv0*6,uvv0vvv0*6,uvv1vvv0*7,uvv0*16,
  uuu2ttt7tuu5*2,uuu6sttastt9uuu4rssevvv1*2,vvv0*63,
  vvv1ttt6ttt7ttu4uuu7tuu4ttu6uuu4stt9vvv2vvv0*64,
  uuu3uuu0*14,uuu1*2,uvv0*57,
  uuu5ttt6tttarrsfttt9rssbttt8rssasttattt7rrseuuu2vvv0*4,tuu6uvv0*57,
  uuu3vvv1vvv0*5,uvv2vvv0*8,tuu4uvv0*57,
  uuu0tuu0*15,uvv0*58,
  rrs8oppiopphpqqcpqqfpqqcopphopqhopqguvv0*63,oppquvv0
  uvv0*74,
  uuu2uvv0*2,tuu2uvv0uuu0uvv0*68,
  pqrdqrrerss8qrrarss8qrrdrssauvv0*67,
  uuu3uuu0*72,uuu3
  uvv3vvv0*72,uvv3
  uuu3uuu0*72,uuu3
  tuu2tuu0*72,tuu2
  tuu3uvv0*32,uuu0nooeoppenopipqqemnnqnopfuuu0uvv0*32,tuu3
  ttt3ttt0*72,ttt3
